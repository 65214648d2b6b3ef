import type { Address, AppointmentDays, Company, OpeningHours } from '@/company/facts';
import { say, type Words } from '@/company/words';
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
  const message = say(
    `"${address.postalCode}" er ikke riktig: her skal et postnummer med fire siffer stå, som 0161`,
    `"${address.postalCode}" is not right: a postal code of four digits is expected, such as 0161`,
  );
  return [problem(`${fact}.postalCode`, message)];
}

function checkRegisterNumber({ problem }: Source, { organizationNumber }: Company): Problem[] {
  if (!/^[0-9]{3} ?[0-9]{3} ?[0-9]{3}$/.test(organizationNumber)) {
    const message = say(
      `"${organizationNumber}" er ikke riktig: her skal ni siffer stå, som 000 000 000, uten NO og MVA`,
      `"${organizationNumber}" is not right: nine digits are expected, such as 000 000 000, without NO and MVA`,
    );
    return [problem('organizationNumber', message)];
  }
  const digits = organizationNumber.replaceAll(' ', '');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  if (sum % 11 === 0) return [];
  const message = say(
    `"${organizationNumber}" er ikke et gyldig organisasjonsnummer: et siffer er feil`,
    `"${organizationNumber}" is no valid organisation number: a digit is wrong`,
  );
  return [problem('organizationNumber', message)];
}

function checkFocus({ problem }: Source, company: Company): Problem[] {
  const names = focusNames(company);
  const unknown = Object.keys(company.focus).filter((name) => !names.includes(name));
  const message = say(
    `det er ikke noe bilde med dette navnet; her skal et av ${names.join(', ')} stå`,
    `no picture has this name; one of ${names.join(', ')} is expected`,
  );
  return unknown.map((name) => problem(`focus.${name}`, message));
}

/** A copy would stay as it is when the company's own changes. */
function checkPeople({ problem }: Source, { people, phone, email }: Company): Problem[] {
  const digits = (text?: string) => text?.replace(/\D/g, '');
  return people.flatMap((person, index) => {
    const problems: Problem[] = [];
    const message = say(
      'dette er firmaets eget, som står på siden uansett; ta det bort her',
      "this is the company's own, which stands on the page anyway; leave it out here",
    );
    if (digits(person.phone) === digits(phone)) problems.push(problem(`people.${index}.phone`, message));
    if (person.email === email) problems.push(problem(`people.${index}.email`, message));
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

const TIMES_TOO = say(
  'dager etter avtale har ingen klokkeslett: ta bort "opens" og "closes"',
  'days by appointment have no times: remove "opens" and "closes"',
);
const NO_TIMES = say(
  'skriv "opens" og "closes", eller "byAppointment": true',
  'write "opens" and "closes", or "byAppointment": true',
);

function wrongTimes({ opens, closes, byAppointment }: WrittenRow): Words | undefined {
  const hasTimes = opens || closes;
  if (byAppointment && hasTimes) return TIMES_TOO;
  if (byAppointment) return undefined;
  if (!opens || !closes) return NO_TIMES;
  if (closes > opens) return undefined;
  return say(
    `tiden er slutt (${closes}) før den begynner (${opens})`,
    `the hours end (${closes}) before they begin (${opens})`,
  );
}

function overlapOf(row: WrittenRow, before: WrittenRow[]): Words | undefined {
  const other = before.find((one) => daysOf(row, one).length > 0 && overlaps(row, one));
  if (!other) return undefined;
  const days = daysOf(row, other).join(', ');
  const [times, others] = [timesOf(row), timesOf(other)];
  return say(
    `${days}: ${times} overlapper ${others}; et tidspunkt står bare på én linje`,
    `${days}: ${times} overlaps ${others}; a moment stands in one row only`,
  );
}

const daysOf = (one: WrittenRow, other: WrittenRow) => one.days.filter((day) => other.days.includes(day));
const timesOf = ({ opens, closes }: WrittenRow) => (opens ? `${opens}–${closes}` : '"byAppointment"');

function overlaps(one: WrittenRow, other: WrittenRow): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  return one.opens < other.closes && other.opens < one.closes;
}
