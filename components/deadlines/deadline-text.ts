import type { Deadline } from '@/company/deadlines';
import { DAY_MS } from '@/company/open-state';

export type LeftWords = Record<'today' | 'tomorrow' | 'inDays', string>;

export const nextOf = <One extends Pick<Deadline, 'date'>>(deadlines: One[], today: string): One | undefined =>
  deadlines.find(({ date }) => date >= today);

/** The time left until a date. Both are YYYY-MM-DD. */
export function timeLeft(date: string, today: string, words: LeftWords): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return [words.today, words.tomorrow][days] ?? words.inDays.replace('{days}', String(days));
}
