import type { Deadline } from '@/company/deadlines';
import { DAY_MS } from '@/company/open-state';

export type TimeLeftTexts = Record<'today' | 'tomorrow' | 'inDays', string>;

export const nextDeadline = <One extends Pick<Deadline, 'date'>>(deadlines: One[], today: string): One | undefined =>
  deadlines.find(({ date }) => date >= today);

/** Returns the text for the time left until a date. Both dates are YYYY-MM-DD. */
export function timeLeft(date: string, today: string, texts: TimeLeftTexts): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return [texts.today, texts.tomorrow][days] ?? texts.inDays.replace('{days}', String(days));
}
