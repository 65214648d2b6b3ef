import type * as z from 'zod';
import { SECTION_IDS } from '@/company/constants';
import { factAt, withDefaults } from '@/company/fact-tree';
import { type AppointmentDays, type Company, FACTS, type OpeningHours, type TopBarItem } from '@/company/facts';
import { weekdayNames } from '@/company/kinds';
import { isIn, textEntries, valueAt } from '@/company/marks';
import { TEXT_GROUPS, TEXT_LISTS } from '@/company/texts';
import type { Words } from '@/company/words';
import { type Content, catalogsOf, companySource } from './content';
import * as M from './messages';
import { focusNames } from './picture-crops';
import type { Problem } from './problem';
import type { Source } from './source';

const TAKEN_IDS: string[] = [...SECTION_IDS, 'main', 'head']; // ids of other elements on the page
const TOP_BAR_LENGTH = 138; // characters at a width of 1024 px, where it is narrowest
const ITEM_SPACING = 5; // characters per item of the top bar
/** Weights of the digits of a Norwegian organisation number: the weighted sum is a multiple of eleven. */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/** Checks the facts against their schema. */
export function checkFactSchema({ data, problem }: Source): Problem[] {
  const issues = FACTS.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const key = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => problem([...issue.path, name].join('.'), M.UNKNOWN));
    }
    return [problem(key, issueMessage(issue, key, valueAt(data, key)))];
  });
}

function issueMessage(issue: z.core.$ZodIssue, key: string, value: unknown): Words {
  if (value === undefined) return M.MISSING;
  const isList = Array.isArray(value);
  switch (issue.code) {
    case 'invalid_type':
      return M.TYPES[issue.expected] ?? M.GROUP;
    case 'invalid_value':
      return M.notOneOf(value, issue.values.join(', '));
    case 'too_big':
      return tooBig(value, Number(issue.maximum));
    case 'too_small':
      return isList ? M.AT_LEAST_ONE : M.atLeast(Number(issue.minimum));
    default: {
      const expected = factAt(key)?.expected ?? M.GROUP;
      return isList || value === '' ? expected : M.notRight(value, expected);
    }
  }
}

function tooBig(value: unknown, most: number): Words {
  if (typeof value === 'number') return M.atMost(most);
  return Array.isArray(value) ? M.tooMany(value.length, most) : M.tooLong(String(value).length, most);
}

/** Checks facts that match their schema: sums, times, names and what else a schema cannot express. */
export function checkCompany(content: Content): Problem[] {
  const source = companySource(content);
  const company = withDefaults(source.data);
  return [
    ...checkTopBar(source, company, content),
    ...checkNorwegian(source, company),
    ...checkOpeningHours(source, company),
    ...checkFocus(source, company),
    ...checkPeople(source, company),
    ...checkBadge(source, company, content),
    ...checkConfirmed(source, company),
    ...checkIds(source, company, content),
  ];
}

function checkTopBar({ problem }: Source, company: Company, { languages }: Content): Problem[] {
  const { phone, email, officeAddress, social, topBar } = company;
  const texts: Record<TopBarItem, string | string[]> = {
    phone,
    email,
    address: Object.values(officeAddress).join('  '),
    social: social.map(({ network }) => network),
  };
  const items = topBar.flatMap((name) => texts[name]);
  const spacing = (items.length + Object.keys(languages).length) * ITEM_SPACING;
  return items.join('').length + spacing <= TOP_BAR_LENGTH ? [] : [problem('topBar', M.TOO_WIDE)];
}

function checkNorwegian({ problem }: Source, company: Company): Problem[] {
  if (company.country !== 'NO') return [];
  const problems: Problem[] = [];
  const numberError = organizationNumberError(company.organizationNumber);
  if (numberError) problems.push(problem('organizationNumber', numberError));
  for (const name of ['officeAddress', 'postalAddress'] as const) {
    const { postalCode = '0000' } = company[name] ?? {};
    if (!/^[0-9]{4}$/.test(postalCode)) problems.push(problem(`${name}.postalCode`, M.postalCode(postalCode)));
  }
  return problems;
}

function organizationNumberError(number: string): Words | undefined {
  if (!/^[0-9]{3} ?[0-9]{3} ?[0-9]{3}$/.test(number)) return M.organizationNumber(number);
  const digits = number.replaceAll(' ', '');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === 0 ? undefined : M.wrongDigit(number);
}

function checkFocus({ problem }: Source, company: Company): Problem[] {
  const names = focusNames(company);
  const unknown = Object.keys(company.focus).filter((name) => !names.includes(name));
  return unknown.map((name) => problem(`focus.${name}`, M.unknownPicture(names.join(', '))));
}

/** Refuses copies of the company's number and address, which would not change with them. */
function checkPeople({ problem }: Source, { people, phone, email }: Company): Problem[] {
  const digits = (text?: string) => text?.replace(/\D/g, '');
  return people.flatMap((person, index) => {
    const problems: Problem[] = [];
    if (digits(person.phone) === digits(phone)) problems.push(problem(`people.${index}.phone`, M.SAME_AS_COMPANY));
    if (person.email === email) problems.push(problem(`people.${index}.email`, M.SAME_AS_COMPANY));
    return problems;
  });
}

function checkBadge({ problem }: Source, { badge }: Company, { pictures }: Content): Problem[] {
  return !badge || `public/brand/${badge}` in pictures ? [] : [problem('badge', M.noBadge(badge))];
}

/** Checks that an answer “yes” has the name of who gave it and a date. */
function checkConfirmed({ problem }: Source, { confirmed }: Company): Problem[] {
  const { by, on, ...answers } = confirmed;
  const isConfirmed = Object.values(answers).includes('yes');
  const problems: Problem[] = [];
  if (isConfirmed && !by) problems.push(problem('confirmed.by', M.WHO_CONFIRMED));
  if (isConfirmed && !on) problems.push(problem('confirmed.on', M.WHEN_CONFIRMED));
  return problems;
}

/** Checks that ids of services, platforms and people are unique, have texts, and are not ids of other elements on the page. */
function checkIds({ problem }: Source, company: Company, content: Content): Problem[] {
  const keys = textEntries(catalogsOf(content)[0]?.data).map(([key]) => key);
  return TEXT_LISTS.flatMap((list) => {
    const ids: string[] = company[list].map(({ id }) => id);
    return ids.flatMap((id, index) => {
      const group = `${TEXT_GROUPS[list]}.${id}`;
      const messages: Words[] = [];
      if (list !== 'people' && TAKEN_IDS.includes(id)) messages.push(M.takenId(id));
      if (ids.indexOf(id) < index) messages.push(M.repeatedId(id));
      if (!keys.some((key) => isIn([group], key))) messages.push(M.noTexts(group));
      return messages.map((message) => problem(`${list}.${index}.id`, message));
    });
  });
}

/** A row as an owner may write it: with times, by appointment, both or neither. */
type Row = Pick<OpeningHours, 'days'> & Partial<OpeningHours & AppointmentDays>;

function checkOpeningHours({ problem }: Source, company: Company): Problem[] {
  const rows: Row[] = company.openingHours;
  const check = (rule: (row: Row, index: number) => Words | undefined) =>
    rows.flatMap((row, index) => {
      const message = rule(row, index);
      return message ? [problem(`openingHours.${index}`, message)] : [];
    });
  const problems = check(rowError);
  // Overlaps are checked once each row is right.
  return problems.length > 0 ? problems : check((row, index) => overlapError(row, rows.slice(0, index)));
}

function rowError({ opens, closes, byAppointment }: Row): Words | undefined {
  if (byAppointment) return opens || closes ? M.NO_TIMES_BY_APPOINTMENT : undefined;
  if (!opens || !closes) return M.NO_TIMES;
  return closes > opens ? undefined : M.endsBefore(opens, closes);
}

function overlapError(row: Row, before: Row[]): Words | undefined {
  const other = before.find((one) => sharedDays(row, one).length > 0 && timesOverlap(row, one));
  return other && M.overlap(weekdayNames(sharedDays(row, other)), timesOf(row), timesOf(other));
}

const sharedDays = (one: Row, other: Row) => one.days.filter((day) => other.days.includes(day));
const timesOf = ({ opens, closes }: Row) => (opens ? `${opens}–${closes}` : '"byAppointment"');

function timesOverlap(one: Row, other: Row): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  return one.opens < other.closes && other.opens < one.closes;
}
