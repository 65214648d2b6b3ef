import type { AppointmentDays, OpeningHours } from '@/lib/facts';

type Row = Pick<OpeningHours, 'days'> & Partial<OpeningHours & AppointmentDays>;
type Problem = [key: string, message: string];

/** What a JSON Schema cannot say of the opening hours: keys with dots, each with a message. */
export function checkOpeningHours(rows: Row[]): Problem[] {
  const problems = rows.flatMap((row, index): Problem[] => {
    const message = mistakeIn(row);
    return message ? [[`openingHours.${index}`, message]] : [];
  });
  // What overlaps is found once every row alone is right.
  return problems.length > 0 ? problems : rows.flatMap((row, index) => overlapsOf(row, index, rows));
}

function mistakeIn({ opens, closes, byAppointment }: Row): string | undefined {
  if (byAppointment)
    return opens || closes ? 'days by appointment have no times: remove "opens" and "closes"' : undefined;
  if (!opens || !closes) return 'write "opens" and "closes", or "byAppointment": true';
  if (closes <= opens) return `the hours end (${closes}) before they begin (${opens})`;
  return undefined;
}

/** A row is compared with those before it. */
function overlapsOf(row: Row, index: number, rows: Row[]): Problem[] {
  const other = rows.slice(0, index).find((before) => daysOf(row, before).length > 0 && overlaps(row, before));
  if (!other) return [];
  const days = daysOf(row, other).join(', ');
  return [
    [`openingHours.${index}`, `${days}: ${timesOf(row)} overlaps ${timesOf(other)}; a moment stands in one row only`],
  ];
}

const daysOf = (one: Row, other: Row) => one.days.filter((day) => other.days.includes(day));
const timesOf = ({ opens, closes }: Row) => (opens ? `${opens}–${closes}` : '"byAppointment"');

function overlaps(one: Row, other: Row): boolean {
  if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
  return one.opens < other.closes && other.opens < one.closes;
}
