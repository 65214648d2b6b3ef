import { WEEKDAYS } from '@/company/constants';
import type { OpeningRow } from '@/company/facts';

export const KINDS = ['dayOpen', 'dayLunch', 'dayAppointment', 'dayClosed'] as const;
export type DayKind = (typeof KINDS)[number];
/** `times` alternate between opening and closing; a lunch break makes four. */
export interface Day {
  kind: DayKind;
  times: string[];
}

const BY_TIMES: Record<number, DayKind> = { 0: 'dayClosed', 2: 'dayOpen' };

export const weekOf = (rows: OpeningRow[]): Day[] =>
  WEEKDAYS.map((name) => {
    const own = rows.filter(({ days }) => days.includes(name));
    const times = own.flatMap((row) => ('opens' in row ? [row.opens, row.closes] : []));
    const isByAppointment = own.some((row) => 'byAppointment' in row);
    return { kind: isByAppointment ? 'dayAppointment' : (BY_TIMES[times.length] ?? 'dayLunch'), times };
  });

/** Rows for the facts, one for days with the same hours; undefined for a week that is closed. */
export function rowsOf(week: Day[]): OpeningRow[] | undefined {
  const rows = new Map<string, OpeningRow>();
  for (const [index, day] of week.entries()) {
    for (const hours of hoursOf(day)) {
      const { days = [] } = rows.get(JSON.stringify(hours)) ?? {};
      rows.set(JSON.stringify(hours), { days: [...days, ...WEEKDAYS.slice(index, index + 1)], ...hours });
    }
  }
  return rows.size > 0 ? [...rows.values()] : undefined;
}

function hoursOf({ kind, times }: Day) {
  if (kind === 'dayAppointment') return [{ byAppointment: true as const }];
  const starts = [...times.keys()].filter((index) => index % 2 === 0);
  return starts.map((index) => ({ opens: times[index] ?? '', closes: times[index + 1] ?? '' }));
}

/** A day of another kind, which keeps its first and last time. */
export function withKind({ times }: Day, kind: DayKind): Day {
  const [opens = '08:00'] = times;
  const closes = times.at(-1) ?? '16:00';
  const all = {
    dayOpen: [opens, closes],
    dayLunch: [opens, '11:30', '12:00', closes],
    dayAppointment: [],
    dayClosed: [],
  };
  return { kind, times: all[kind] };
}
