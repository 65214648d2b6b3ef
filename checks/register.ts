import * as z from 'zod/mini';
import type { Bilingual } from '@/model/bilingual';
import { say } from './messages';

/** The public register of Norwegian companies: open data, without a key, also for pages of other sites. */
export const REGISTER_API = 'https://data.brreg.no/enhetsregisteret/api/';
const PATIENCE_MS = 10_000;

const text = z.optional(z.string());
const yesNo = z.optional(z.boolean());
const ADDRESS = z.object({
  landkode: text,
  land: text,
  postnummer: text,
  poststed: text,
  adresse: z.optional(z.array(z.nullish(z.string()))),
});

/** What the register tells of a company. One that was deleted has only some of it. */
const UNIT = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  organisasjonsform: z.optional(z.object({ kode: z.string() })),
  forretningsadresse: z.optional(ADDRESS),
  postadresse: z.optional(ADDRESS),
  registrertIMvaregisteret: yesNo,
  registrertIForetaksregisteret: yesNo,
  telefon: text,
  mobil: text,
  hjemmeside: text,
  konkurs: yesNo,
  underAvvikling: yesNo,
  underTvangsavviklingEllerTvangsopplosning: yesNo,
  slettedato: text,
});
export type Unit = z.infer<typeof UNIT>;
export type RegisterAddress = z.infer<typeof ADDRESS>;

const BRANCH = z.object({ overordnetEnhet: z.string() });

export type RegisterAnswer = { unit: Unit } | { reason: Bilingual };

/** Whether the register can have a number: nine digits, the last of which checks the others. The sample's, all zeros, is nobody's. */
export function isRegisterNumber(number: string): boolean {
  return /^\d{9}$/.test(number) && /[1-9]/.test(number) && hasCheckDigit(number);
}

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

export const hasCheckDigit = (digits: string): boolean =>
  WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11 === 0;

/** Asks the register about an organisation number. Never throws. */
export async function askRegister(number: string, api = REGISTER_API, patience = PATIENCE_MS): Promise<RegisterAnswer> {
  const digits = number.replace(/\D/g, '');
  if (!isRegisterNumber(digits)) return { reason: say('registerNoNumber') };
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await get(`${api}enheter/${digits}`, signal);
    if (response.status === 404) return await askForBranch(digits, api, signal);
    if (!response.ok) return { reason: refusal(response.status, digits) };
    const unit = UNIT.parse(await response.json());
    return unit.organisasjonsnummer === digits ? { unit } : { reason: say('registerUnreadable') };
  } catch (error) {
    return { reason: failure(error as Error, patience) };
  }
}

const get = (url: string, signal: AbortSignal) =>
  fetch(url, { headers: { Accept: 'application/json' }, credentials: 'omit', referrerPolicy: 'no-referrer', signal });

/** A branch has a number of its own, which is no company's. */
async function askForBranch(number: string, api: string, signal: AbortSignal): Promise<RegisterAnswer> {
  const response = await get(`${api}underenheter/${number}`, signal);
  const branch = response.ok ? BRANCH.safeParse(await response.json()).data : undefined;
  if (!branch) return { reason: say('registerUnknown', { number }) };
  return { reason: say('registerBranch', { number, parent: branch.overordnetEnhet }) };
}

function refusal(status: number, number: string): Bilingual {
  if (status === 410) return say('registerHidden', { number });
  if (status === 429) return say('registerBusy');
  return status < 500 ? say('registerRefused', { number, status }) : say('registerDown', { status });
}

function failure({ name }: Error, patience: number): Bilingual {
  if (name === 'TimeoutError') return say('registerSlow', { seconds: patience / 1000 });
  return name === 'TypeError' ? say('registerAway') : say('registerUnreadable');
}
