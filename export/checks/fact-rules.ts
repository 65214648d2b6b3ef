import type { AppointmentDays, Company, OpeningHours } from '@/lib/facts';
import companySchema from '../../content/company.schema.json' with { type: 'json' };
import { type Content, catalogsOf } from './content';
import { focusNames } from './picture-crops';
import type { Problem } from './problem';
import { isIn, type Source, valueEntries } from './source';

/** A row as an owner may write it: with times, by appointment, both or neither. */
type WrittenRow = Pick<OpeningHours, 'days'> & Partial<OpeningHours & AppointmentDays>;

/** What a number of the Norwegian register weighs, digit by digit; the ninth digit makes the sum a multiple of eleven. */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/** Facts that a program can count or compare. */
export function checkFacts(source: Source, company: Company, content: Content): Problem[] {
  return [
    ...checkRegisterNumber(source, company),
    ...checkOpeningHours(source, company),
    ...checkFocus(source, company),
    ...checkKeptTexts(source, content),
    ...checkPeople(source, company),
  ];
}

function checkRegisterNumber({ problem }: Source, { country, organizationNumber }: Company): Problem[] {
  const digits = organizationNumber.replaceAll(' ', '');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  if (country !== 'NO' || sum % 11 === 0) return [];
  return [problem('organizationNumber', `"${organizationNumber}" is no valid organisation number: a digit is wrong`)];
}

function checkFocus({ problem }: Source, company: Company): Problem[] {
  const names = focusNames(company);
  const unknown = Object.keys(company.focus).filter((name) => !names.includes(name));
  return unknown.map((name) =>
    problem(`focus.${name}`, `no picture has this name; one of ${names.join(', ')} is expected`),
  );
}

/** Names in `keptTexts` are those of facts, and of texts and groups of them with their language and a code. */
function checkKeptTexts(source: Source, content: Content): Problem[] {
  const texts = catalogsOf(content).flatMap(({ data, locale }) =>
    valueEntries(data).map(([key]) => `${locale}.${key}`),
  );
  const facts = [...Object.keys(companySchema.properties), ...valueEntries(source.data).map(([key]) => key)];
  const kept: string[] = Array.isArray(source.data.keptTexts) ? source.data.keptTexts : [];
  return kept.flatMap((entry) => {
    const [name = '', code] = entry.split(' ');
    const isKnown = (code ? texts : facts).some((key) => isIn([name], key));
    const expected = 'no fact, and no text with its language and code, as check:launch writes them; remove it';
    return isKnown ? [] : [source.problem('keptTexts', `"${entry}" is ${expected}`)];
  });
}

/** A copy would stay as it is when the company's own changes. */
function checkPeople({ problem }: Source, { people, phone, email }: Company): Problem[] {
  const digits = (text?: string) => text?.replace(/\D/g, '');
  return people.flatMap((person, index) => {
    const problems: Problem[] = [];
    const message = "this is the company's own, which stands on the page anyway; leave it out here";
    if (digits(person.phone) === digits(phone)) problems.push(problem(`people.${index}.phone`, message));
    if (person.email === email) problems.push(problem(`people.${index}.email`, message));
    return problems;
  });
}

function checkOpeningHours({ problem }: Source, { openingHours }: Company): Problem[] {
  const rows: WrittenRow[] = openingHours;
  const problemsBy = (mistakeOf: (row: WrittenRow, index: number) => string | undefined) =>
    rows.flatMap((row, index) => {
      const message = mistakeOf(row, index);
      return message ? [problem(`openingHours.${index}`, message)] : [];
    });
  const problems = problemsBy(wrongTimes);
  // What overlaps is found once every row alone is right.
  return problems.length > 0 ? problems : problemsBy((row, index) => overlapOf(row, rows.slice(0, index)));
}

function wrongTimes({ opens, closes, byAppointment }: WrittenRow): string | undefined {
  const hasTimes = opens || closes;
  if (byAppointment && hasTimes) return 'days by appointment have no times: remove "opens" and "closes"';
  if (byAppointment) return undefined;
  if (!opens || !closes) return 'write "opens" and "closes", or "byAppointment": true';
  return closes <= opens ? `the hours end (${closes}) before they begin (${opens})` : undefined;
}

function overlapOf(row: WrittenRow, before: WrittenRow[]): string | undefined {
  const other = before.find((one) => daysOf(row, one).length > 0 && overlaps(row, one));
  if (!other) return undefined;
  const days = daysOf(row, other).join(', ');
  return `${days}: ${timesOf(row)} overlaps ${timesOf(other)}; a moment stands in one row only`;
}

const daysOf = (one: WrittenRow, other: WrittenRow) => one.days.filter((day) => other.days.includes(day));
const timesOf = ({ opens, closes }: WrittenRow) => (opens ? `${opens}–${closes}` : '"byAppointment"');

function overlaps(one: WrittenRow, other: WrittenRow): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  return one.opens < other.closes && other.opens < one.closes;
}
