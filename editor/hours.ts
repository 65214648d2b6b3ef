import { WEEKDAYS } from '@/company/constants';
import type { Company } from '@/company/facts';

type Rows = Company['openingHours'];
export interface Span {
  opens: string;
  closes: string;
}
/** A day is closed without spans, unless it is by appointment; a lunch break is between two. */
export interface Day {
  byAppointment: boolean;
  spans: Span[];
}

/** Monday to Sunday. */
export const weekOf = (rows: Rows): Day[] =>
  WEEKDAYS.map((name) => {
    const own = rows.filter(({ days }) => days.includes(name));
    return {
      byAppointment: own.some((row) => 'byAppointment' in row),
      spans: own.flatMap((row) => ('opens' in row ? [{ opens: row.opens, closes: row.closes }] : [])),
    };
  });

/** Rows for the facts, one for days with the same hours; undefined for a week that is closed. */
export function rowsOf(week: Day[]): Rows | undefined {
  const rows = new Map<string, Rows[number]>();
  for (const [index, { byAppointment, spans }] of week.entries()) {
    for (const hours of byAppointment ? [{ byAppointment } as { byAppointment: true }] : spans) {
      const { days = [] } = rows.get(JSON.stringify(hours)) ?? {};
      rows.set(JSON.stringify(hours), { days: [...days, ...WEEKDAYS.slice(index, index + 1)], ...hours });
    }
  }
  return rows.size > 0 ? [...rows.values()] : undefined;
}

export const KINDS = ['dayOpen', 'dayLunch', 'dayAppointment', 'dayClosed'] as const;
export type DayKind = (typeof KINDS)[number];

export function kindOf({ byAppointment, spans }: Day): DayKind {
  if (byAppointment) return 'dayAppointment';
  return (['dayClosed', 'dayOpen'] as const)[spans.length] ?? 'dayLunch';
}

const USUAL: Span = { opens: '08:00', closes: '16:00' };

/** A day of another kind, with its hours as far as they are known. */
export function withKind({ spans }: Day, kind: DayKind): Day {
  const { opens } = spans[0] ?? USUAL;
  const { closes } = spans.at(-1) ?? USUAL;
  const lunch = [
    { opens, closes: '11:30' },
    { opens: '12:00', closes },
  ];
  const all = { dayOpen: [{ opens, closes }], dayLunch: lunch, dayAppointment: [], dayClosed: [] };
  return { byAppointment: kind === 'dayAppointment', spans: all[kind] };
}
