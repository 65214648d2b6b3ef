import type { Deadline } from '@/company/deadlines';
import { DAY_MS } from '@/company/open-state';

/** What is left until a deadline in words, of which `{days}` is filled in. */
export type LeftWords = Record<'today' | 'tomorrow' | 'inDays', string>;

/** The first deadline that is not over. */
export const nextOf = <One extends Pick<Deadline, 'date'>>(deadlines: One[], today: string): One | undefined =>
  deadlines.find(({ date }) => date >= today);

/** How much is left until a day. @param today YYYY-MM-DD */
export function timeLeft(date: string, today: string, words: LeftWords): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return [words.today, words.tomorrow][days] ?? words.inDays.replace('{days}', String(days));
}
