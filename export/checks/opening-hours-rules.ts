import type { AppointmentDays, Company, OpeningHours } from '@/lib/facts';
import type { Problem } from './problem';
import type { Source } from './source';

type Row = Pick<OpeningHours, 'days'> & Partial<OpeningHours & AppointmentDays>;

/** What a JSON Schema cannot say of the opening hours. */
export function checkOpeningHours({ problem }: Source, { openingHours }: Pick<Company, 'openingHours'>): Problem[] {
  const rows: Row[] = openingHours;
  const problemsBy = (mistakeOf: (row: Row, index: number) => string | undefined) =>
    rows.flatMap((row, index) => {
      const message = mistakeOf(row, index);
      return message ? [problem(`openingHours.${index}`, message)] : [];
    });
  const problems = problemsBy(mistakeIn);
  // What overlaps is found once every row alone is right.
  return problems.length > 0 ? problems : problemsBy((row, index) => overlapOf(row, rows.slice(0, index)));
}

function mistakeIn({ opens, closes, byAppointment }: Row): string | undefined {
  const hasTimes = opens || closes;
  if (byAppointment && hasTimes) return 'days by appointment have no times: remove "opens" and "closes"';
  if (byAppointment) return undefined;
  if (!opens || !closes) return 'write "opens" and "closes", or "byAppointment": true';
  return closes <= opens ? `the hours end (${closes}) before they begin (${opens})` : undefined;
}

function overlapOf(row: Row, before: Row[]): string | undefined {
  const other = before.find((one) => daysOf(row, one).length > 0 && overlaps(row, one));
  if (!other) return undefined;
  const days = daysOf(row, other).join(', ');
  return `${days}: ${timesOf(row)} overlaps ${timesOf(other)}; a moment stands in one row only`;
}

const daysOf = (one: Row, other: Row) => one.days.filter((day) => other.days.includes(day));
const timesOf = ({ opens, closes }: Row) => (opens ? `${opens}–${closes}` : '"byAppointment"');

function overlaps(one: Row, other: Row): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  return one.opens < other.closes && other.opens < one.closes;
}
