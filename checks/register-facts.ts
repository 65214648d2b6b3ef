import { type Bilingual, bilingual } from '@/model/bilingual';
import { FACT_TREE } from '@/model/fact-tree';
import type { Address, FactName, Facts } from '@/model/facts';
import { say } from './messages';
import type { RegisterAddress, Unit } from './register';
import { companyName, placeName, streetName } from './register-names';

export interface Difference {
  fact: FactName;
  label: Bilingual;
  value: unknown; // that of the register, as the fact has it; undefined removes the fact
  register: Bilingual; // the two in words
  site: Bilingual;
}

type Proposal = { value: unknown; isSame: boolean };

/** Returns the facts of which the register says something else. What it does not say is no difference. */
export function differences(unit: Unit, facts: Facts): Difference[] {
  const proposals: [FactName, Proposal | undefined][] = [
    ['name', nameOf(unit, facts)],
    ['vatRegistered', yesNoOf(unit.registrertIMvaregisteret, facts.vatRegistered ?? false)],
    ['register', registerOf(unit, facts)],
    ['soleTrader', unit.organisasjonsform?.kode === 'ENK' ? yesNoOf(true, facts.soleTrader) : undefined],
    ['officeAddress', addressOf(unit.forretningsadresse, facts.officeAddress)],
    ['postalAddress', postalAddressOf(unit, facts)],
    ['phone', phoneOf(unit, facts)],
    ['siteUrl', websiteOf(unit, facts)],
  ];
  return proposals.flatMap(([fact, proposal]) => {
    if (!proposal || proposal.isSame) return [];
    const { value } = proposal;
    const label = FACT_TREE.properties?.[fact]?.label ?? bilingual([fact, fact]);
    return [{ fact, label, value, register: inWords(value), site: inWords(facts[fact]) }];
  });
}

function inWords(value: unknown): Bilingual {
  if (typeof value === 'boolean') return say(value ? 'registerYes' : 'registerNo');
  if (typeof value === 'object' && value !== null) {
    const { street, district, postalCode, city } = value as Address;
    const address = [street, district, `${postalCode} ${city}`].filter(Boolean).join(', ');
    return bilingual([address, address]);
  }
  return value === undefined ? say('registerNothing') : bilingual([String(value), String(value)]);
}

/** Why the site must not go on as it is: what the register says of the company's end, and VAT that it no longer collects. */
export function* troubles(unit: Unit, { vatRegistered }: Facts): Generator<Bilingual> {
  if (unit.slettedato) return yield say('registerDeleted', { day: unit.slettedato });
  if (unit.konkurs) yield say('registerBankrupt');
  if (unit.underAvvikling) yield say('registerWindingUp');
  if (unit.underTvangsavviklingEllerTvangsopplosning) yield say('registerForcedWindingUp');
  if (unit.registrertIMvaregisteret === false && vatRegistered) yield say('registerNoVat');
}

/** Addresses that the facts cannot have: those in another country. */
export function foreignAddresses({ forretningsadresse, postadresse }: Unit): Bilingual[] {
  const foreign = [forretningsadresse, postadresse].flatMap((address) =>
    isForeign(address) ? [address?.land ?? ''] : [],
  );
  return [...new Set(foreign)].map((country) => say('registerAbroad', { country }));
}

const isForeign = (address?: RegisterAddress) => address?.landkode !== undefined && address.landkode !== 'NO';

const plain = (text = '') =>
  text
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim();
const digitsOf = (text = '') => text.replace(/\D/g, '').replace(/^(0047|47)(?=\d{8}$)/, '');

function nameOf({ navn }: Unit, { name }: Facts): Proposal {
  return { value: companyName(navn), isSame: plain(navn) === plain(name) };
}

function yesNoOf(value: boolean | undefined, today: boolean | undefined): Proposal | undefined {
  return value === undefined ? undefined : { value, isSame: value === today };
}

const BUSINESS_REGISTER = 'Foretaksregisteret';

function registerOf({ registrertIForetaksregisteret: isIn }: Unit, { register }: Facts): Proposal | undefined {
  if (isIn === undefined) return undefined;
  const isNamed = register === BUSINESS_REGISTER;
  return { value: isIn ? BUSINESS_REGISTER : undefined, isSame: isIn === isNamed };
}

function addressOf(address: RegisterAddress | undefined, today: Address | undefined): Proposal | undefined {
  const lines = address?.adresse?.flatMap((line) => line?.trim() || []) ?? [];
  const { postnummer: postalCode, poststed } = address ?? {};
  if (isForeign(address) || lines.length === 0 || !postalCode || !poststed) return undefined;
  const found = { street: lines.map(streetName).join(', '), postalCode, city: placeName(poststed) };
  // The register has no districts.
  const value = today?.postalCode === postalCode ? { ...today, ...found } : found;
  const texts = ({ street, postalCode, city }: Address) => plain(`${street} ${postalCode} ${city}`);
  return { value, isSame: today !== undefined && texts(value) === texts(today) };
}

/** Mail to the office needs no address of its own. */
function postalAddressOf({ postadresse, forretningsadresse }: Unit, { postalAddress, officeAddress }: Facts) {
  const proposal = addressOf(postadresse, postalAddress ?? officeAddress);
  const office = addressOf(forretningsadresse, proposal?.value as Address | undefined);
  return office?.isSame && !postalAddress ? undefined : proposal;
}

function phoneOf({ telefon, mobil }: Unit, { phone }: Facts): Proposal | undefined {
  const numbers = [telefon, mobil].map(digitsOf).filter((number) => /^\d{8}$/.test(number));
  const [number] = numbers;
  if (!number) return undefined;
  return { value: `+47 ${grouped(number)}`, isSame: numbers.includes(digitsOf(phone)) };
}

/** Mobile numbers are written `900 00 000`, others in pairs. */
const grouped = (number: string) =>
  /^[49]/.test(number) ? number.replace(/(...)(..)(...)/, '$1 $2 $3') : number.replace(/(..)(?=.)/g, '$1 ');

function websiteOf({ hjemmeside = '' }: Unit, { siteUrl = '' }: Facts): Proposal | undefined {
  const host = /^(?:https?:\/\/)?([^\s/:@]+\.[^\s/:@.]+)\/?$/i.exec(hjemmeside.trim())?.[1]?.toLowerCase();
  if (!host) return undefined;
  const bare = (address: string) => address.replace(/^https:\/\//, '').replace(/^www\./, '');
  return { value: `https://${host}`, isSame: bare(host) === bare(siteUrl) };
}
