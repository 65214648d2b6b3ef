import type * as z from 'zod/mini';
import { type Bilingual, bilingual } from '@/model/bilingual';
import { catalogNodeAt } from '@/model/catalog-tree';
import { getIn } from '@/model/data';
import { factAt, ROW_LISTS } from '@/model/fact-tree';
import type { AppointmentDays, OpeningHours, RowList, TopBarItem } from '@/model/facts';
import { isFile } from '@/model/formats';
import { weekdayNames } from '@/model/kinds';
import LABELS from '@/model/labels.json' with { type: 'json' };
import { textEntries } from '@/model/review';
import { SECTION_IDS, textGroup } from '@/model/texts';
import { hasPicture } from './content';
import { isMessage, MISSING, say, UNKNOWN } from './messages';
import { focusNames } from './picture-crops';
import type { Problem } from './problem';
import { knowsPictures, type Reading } from './reading';
import { hasCheckDigit } from './register';

const TOP_BAR_LENGTH = 138; // characters at a width of 1024 px, where it is narrowest
const ITEM_SPACING = 5; // characters per item of the top bar

export function checkFactSchema({ source: { data, problem }, issues }: Reading): Problem[] {
  const keyOf = ({ path }: z.core.$ZodIssue) => path.join('.');
  return issues.flatMap((issue, index) => {
    const key = keyOf(issue);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => problem([...issue.path, name].join('.'), UNKNOWN));
    }
    // A value of another form may be too long as well.
    const isRepeated = issues.slice(0, index).some((other) => keyOf(other) === key);
    return isRepeated ? [] : problem(key, issueMessage(issue, key, getIn(data, key)));
  });
}

function issueMessage(issue: z.core.$ZodIssue, key: string, value: unknown): Bilingual {
  if (value === undefined || (value === '' && factAt(key)?.readAs === 'words')) return MISSING;
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected);
    case 'invalid_key':
      return valueMessage(key.replace(/.*\./, ''), key, bilingual(LABELS.expected.id));
    case 'invalid_value':
      return say('notOneOf', { value: String(value), values: issue.values.join(', ') });
    case 'too_big':
      return tooBig(value, Number(issue.maximum));
    case 'too_small':
      return Array.isArray(value) ? say('atLeastOne') : say('atLeast', { least: Number(issue.minimum) });
    default:
      return countMessage(issue, value) ?? formMessage(value, key);
  }
}

function countMessage(issue: z.core.$ZodIssue, value: unknown): Bilingual | undefined {
  const { least, most } = Object(issue.code === 'custom' && issue.params);
  if (least) return say('atLeastOne');
  return most && tooBig(value, most);
}

function formMessage(value: unknown, key: string): Bilingual {
  const expected = factAt(key)?.expected ?? say('object');
  return Array.isArray(value) || value === '' ? expected : valueMessage(String(value), key, expected);
}

/** Kinds of values that consist of letters from a to z, digits and signs. */
const PLAIN_KINDS = /^(phone|registerNumber|time|closingTime|account|postalCode|day|repository|focalPoint)$/;
const OTHER_LETTER = /(?![ -~])[\p{L}\p{N}]/u;
const SHOWN = 40; // characters of a value in a message

function valueMessage(value: string, key: string, expected: Bilingual): Bilingual {
  const [letter] = (PLAIN_KINDS.test(factAt(key)?.readAs ?? '') && OTHER_LETTER.exec(value)) || [];
  if (letter) return say('otherSign', { letter });
  return say('notRight', { value: value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value, expected });
}

/** Returns the message for a value of another type. @param expected a type of Zod or JSON Schema */
export const typeMessage = (expected: string) => say(isMessage(expected) ? expected : 'object');

function tooBig(value: unknown, most: number): Bilingual {
  if (typeof value === 'number') return say('atMost', { most });
  if (typeof value === 'object') return say('tooMany', { count: Object.keys(Object(value)).length, most });
  return say('tooLong', { length: String(value).length, most });
}

/** What a schema cannot express: check digits, opening hours, ids. */
export const FACT_RULES: ((reading: Reading) => Iterable<Problem>)[] = [
  checkTopBar,
  checkNorwegian,
  checkOpeningHours,
  checkCopies,
  checkBadge,
  checkFiles,
  checkConfirmed,
  checkVouchers,
  checkIds,
  checkFocus,
];

function* checkTopBar({ source: { problem }, company, languages }: Reading) {
  const { phone, email, officeAddress, social, topBar } = company;
  const texts: Record<TopBarItem, string | string[]> = {
    phone,
    email,
    address: Object.values(officeAddress).join('  '),
    social: social.map(({ network }) => network),
  };
  const items = topBar.flatMap((name) => texts[name]);
  const count = Object.keys(languages).length;
  const spacing = (items.length + count) * ITEM_SPACING;
  if (items.join('').length + spacing > TOP_BAR_LENGTH) yield problem('topBar', say('tooWide', { count }));
}

function* checkNorwegian({ source: { problem }, company }: Reading) {
  if (company.country !== 'NO') return;
  const numberError = organizationNumberError(company.organizationNumber);
  if (numberError) yield problem('organizationNumber', numberError);
  const { officeAddress, postalAddress, otherOffices } = company;
  const others = otherOffices.map((office, index) => [`otherOffices.${index}`, office] as const);
  for (const [key, address] of [...Object.entries({ officeAddress, postalAddress }), ...others]) {
    const code = address?.postalCode ?? '0000';
    if (!/^[0-9]{4}$/.test(code)) yield problem(`${key}.postalCode`, say('postalCode', { code }));
  }
}

function organizationNumberError(number: string): Bilingual | undefined {
  if (!/^[0-9]{3} ?[0-9]{3} ?[0-9]{3}$/.test(number)) return say('organizationNumber', { number });
  return hasCheckDigit(number.replaceAll(' ', '')) ? undefined : say('wrongDigit', { number });
}

function* checkFocus(reading: Reading) {
  const { source, company } = reading;
  if (!knowsPictures(reading)) return;
  const names = focusNames(company);
  const unknown = Object.keys(company.focus).filter((name) => !names.includes(name));
  for (const name of unknown) yield source.problem(`focus.${name}`, say('unknownPicture', { names: names.join(', ') }));
}

/** Refuses copies of the company's number and address, which would not change with them. */
function* checkCopies({ source: { problem }, company }: Reading) {
  const { people, otherOffices, phone, email } = company;
  const digits = (text?: string) => text?.replace(/\D/g, '');
  for (const person of people) {
    if (digits(person.phone) === digits(phone)) yield problem(`people.${person.id}.phone`, say('sameAsCompany'));
    if (person.email === email) yield problem(`people.${person.id}.email`, say('sameAsCompany'));
  }
  for (const [index, office] of otherOffices.entries()) {
    if (digits(office.phone) === digits(phone)) yield problem(`otherOffices.${index}.phone`, say('sameAsCompany'));
  }
}

function* checkBadge(reading: Reading) {
  const { badge } = reading.company;
  if (badge && !hasPicture(`brand/${badge}`, reading)) yield reading.source.problem('badge', say('noBadge', { badge }));
}

function* checkFiles({ source: { problem }, company, paths }: Reading) {
  for (const { id, url } of company.links) {
    const file = `public${url}`;
    if (isFile(url) && !paths?.includes(file)) yield problem(`links.${id}.url`, say('noPublicFile', { file }));
  }
}

function* checkConfirmed({ source: { problem }, company }: Reading) {
  const { by, on, ...answers } = company.confirmed;
  if (!Object.values(answers).includes('yes')) return;
  if (!by) yield problem('confirmed.by', say('whoConfirmed'));
  if (!on) yield problem('confirmed.on', say('whenConfirmed'));
}

function* checkVouchers({ source: { problem }, company: { exampleSum } }: Reading) {
  for (const [account, parts] of Object.entries(exampleSum?.vouchers ?? {})) {
    const sum = parts.reduce((total, part) => total + part, 0);
    const amount = Number(getIn(exampleSum, account));
    if (sum !== amount) yield problem(`exampleSum.vouchers.${account}`, say('vouchers', { sum, amount }));
  }
}

/** Checks that rows have texts, and ids that are none of other elements on the page or of other texts. */
function* checkIds({ source: { problem }, company, catalogs: [first] }: Reading) {
  for (const [list, id] of ROW_LISTS.flatMap((name) => company[name].map((row) => [name, row.id] as const))) {
    const group = `${textGroup(list)}.${id}`;
    if (isTaken(list, id)) yield problem(`${list}.${id}`, say('takenId', { id }));
    const isEmpty = first?.isReadable && textEntries(getIn(first.data, group)).length === 0;
    if (isEmpty && catalogNodeAt(group).required?.length !== 0)
      yield problem(`${list}.${id}`, say('noTexts', { group }));
  }
}

function isTaken(list: RowList, id: string): boolean {
  const isSection = list === 'services' && SECTION_IDS.some((section) => section === id);
  return isSection || Object.hasOwn(catalogNodeAt(textGroup(list)).properties ?? {}, id);
}

/** A row as an owner may write it: with times, by appointment, both or neither. */
type Row = Pick<OpeningHours, 'days'> & Partial<OpeningHours & AppointmentDays>;

function checkOpeningHours({ source: { problem }, company }: Reading): Problem[] {
  const rows: Row[] = company.openingHours;
  const problemsBy = (rule: (row: Row, before: Row[]) => Bilingual | undefined) =>
    rows.flatMap((row, index) => {
      const message = rule(row, rows.slice(0, index));
      return message ? problem(`openingHours.${index}`, message) : [];
    });
  const problems = problemsBy(rowError);
  return problems.length > 0 ? problems : problemsBy(overlapError);
}

function rowError({ opens, closes, byAppointment }: Row): Bilingual | undefined {
  if (byAppointment) return opens || closes ? say('noTimesByAppointment') : undefined;
  if (!opens || !closes) return say('noTimes');
  return closes > opens ? undefined : say('endsBefore', { opens, closes });
}

function overlapError(row: Row, before: Row[]): Bilingual | undefined {
  const other = before.find((one) => sharedDays(row, one).length > 0 && timesOverlap(row, one));
  if (!other) return undefined;
  return say('overlap', { days: weekdayNames(sharedDays(row, other)), times: timesOf(row), others: timesOf(other) });
}

const sharedDays = (one: Row, other: Row) => one.days.filter((day) => other.days.includes(day));
const timesOf = ({ opens, closes }: Row) => (opens ? `${opens}–${closes}` : say('byAppointment'));

function timesOverlap(one: Row, other: Row): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  return one.opens < other.closes && other.opens < one.closes;
}
