import { signalsOf } from '@/browser/page/signals';
import { writeDate } from '@/company/dates';

/** Writes the visitor's day, in the words of the footer, into the header of the first sheet. */
export function showPrintDate(): void {
  const place = document.querySelector('#letterhead :last-child');
  const footer = document.querySelector<HTMLElement>('[data-months]');
  if (!place || !footer) return;
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  place.textContent = writeDate({ weekdays: [], months: (signalsOf(footer).months ?? '').split('|') }, today.join('-'));
}

/** Writes the visitor's year into the copyright line. */
export function showYear(): void {
  const place = document.querySelector('[data-year]');
  if (place) place.textContent = String(new Date().getFullYear());
}
