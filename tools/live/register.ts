import { askRegister, isRegisterNumber } from '@/checks/register';
import { type Difference, differences, troubles } from '@/checks/register-facts';
import type { Bilingual } from '@/model/bilingual';
import type { Facts } from '@/model/facts';
import { say } from '../messages';

interface RegisterReport {
  problems: Bilingual[];
  notes: Bilingual[];
}

/** Compares the facts of a Norwegian company with the public register. Without an answer, a note says why. */
export async function compareWithRegister(facts: Facts): Promise<RegisterReport> {
  const number = facts.organizationNumber ?? '';
  if (facts.country !== 'NO' || !isRegisterNumber(number.replace(/\D/g, ''))) return { problems: [], notes: [] };
  const answer = await askRegister(number);
  if ('reason' in answer) return { problems: [], notes: [answer.reason] };
  const { unit } = answer;
  // VAT on the site is a problem, not a note.
  const isNote = ({ fact }: Difference) => !unit.slettedato && !(fact === 'vatRegistered' && facts.vatRegistered);
  const others = differences(unit, facts).filter(isNote);
  return {
    problems: [...troubles(unit, facts)],
    notes: others.map(({ label, register, site }) => say('registerDiffers', { fact: label, register, site })),
  };
}
