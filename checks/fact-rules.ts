import type { Address, AppointmentDays, Company, OpeningHours } from '@/company/facts';
import { weekdayNames } from '@/company/kinds';
import type { Words } from '@/company/words';
import * as M from './messages';
import { focusNames } from './picture-crops';
import type { Problem } from './problem';
import type { Source } from './source';

/** A row as an owner may write it: with times, by appointment, both or neither. */
type WrittenRow = Pick<OpeningHours, 'days'> & Partial<OpeningHours & AppointmentDays>;

/** What a number of the Norwegian register weighs, digit by digit; the ninth digit makes the sum a multiple of eleven. */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/** Facts that a program can count or compare. */
export function checkFacts(source: Source, company: Company): Problem[] {
  return [
    ...checkNorwegian(source, company),
    ...checkOpeningHours(source, company),
    ...checkFocus(source, company),
    ...checkPeople(source, company),
  ];
}

function checkNorwegian(source: Source, company: Company): Problem[] {
  if (company.country !== 'NO') return [];
  const { officeAddress, postalAddress } = company;
  return [
    ...checkRegisterNumber(source, company),
    ...checkPostalCode(source, 'officeAddress', officeAddress),
    ...checkPostalCode(source, 'postalAddress', postalAddress),
  ];
}

function checkPostalCode({ problem }: Source, fact: string, address?: Address): Problem[] {
  if (!address || /^[0-9]{4}$/.test(address.postalCode)) return [];
  return [problem(`${fact}.postalCode`, M.postalCode(address.postalCode))];
}

function checkRegisterNumber({ problem }: Source, { organizationNumber }: Company): Problem[] {
  if (!/^[0-9]{3} ?[0-9]{3} ?[0-9]{3}$/.test(organizationNumber)) {
    return [problem('organizationNumber', M.registerNumber(organizationNumber))];
  }
  const digits = organizationNumber.replaceAll(' ', '');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === 0 ? [] : [problem('organizationNumber', M.wrongDigit(organizationNumber))];
}

function checkFocus({ problem }: Source, company: Company): Problem[] {
  const names = focusNames(company);
  const unknown = Object.keys(company.focus).filter((name) => !names.includes(name));
  return unknown.map((name) => problem(`focus.${name}`, M.noPictureOf(names.join(', '))));
}

/** A copy would stay as it is when the company's own changes. */
function checkPeople({ problem }: Source, { people, phone, email }: Company): Problem[] {
  const digits = (text?: string) => text?.replace(/\D/g, '');
  return people.flatMap((person, index) => {
    const problems: Problem[] = [];
    if (digits(person.phone) === digits(phone)) problems.push(problem(`people.${index}.phone`, M.THE_COMPANY_S));
    if (person.email === email) problems.push(problem(`people.${index}.email`, M.THE_COMPANY_S));
    return problems;
  });
}

function checkOpeningHours({ problem }: Source, { openingHours }: Company): Problem[] {
  const rows: WrittenRow[] = openingHours;
  const problemsBy = (mistakeOf: (row: WrittenRow, index: number) => Words | undefined) =>
    rows.flatMap((row, index) => {
      const message = mistakeOf(row, index);
      return message ? [problem(`openingHours.${index}`, message)] : [];
    });
  const problems = problemsBy(wrongTimes);
  // What overlaps is found once every row alone is right.
  return problems.length > 0 ? problems : problemsBy((row, index) => overlapOf(row, rows.slice(0, index)));
}

function wrongTimes({ opens, closes, byAppointment }: WrittenRow): Words | undefined {
  const hasTimes = opens || closes;
  if (byAppointment) return hasTimes ? M.TIMES_TOO : undefined;
  if (!opens || !closes) return M.NO_TIMES;
  return closes > opens ? undefined : M.endsBefore(opens, closes);
}

function overlapOf(row: WrittenRow, before: WrittenRow[]): Words | undefined {
  const other = before.find((one) => daysOf(row, one).length > 0 && overlaps(row, one));
  return other && M.overlap(weekdayNames(daysOf(row, other)), timesOf(row), timesOf(other));
}

const daysOf = (one: WrittenRow, other: WrittenRow) => one.days.filter((day) => other.days.includes(day));
const timesOf = ({ opens, closes }: WrittenRow) => (opens ? `${opens}–${closes}` : '"byAppointment"');

function overlaps(one: WrittenRow, other: WrittenRow): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  return one.opens < other.closes && other.opens < one.closes;
}
