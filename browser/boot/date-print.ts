import { signalsOf } from '@/browser/page/signals';
import { writeDate } from '@/company/dates';

/** Writes the visitor's day, in the words of the footer, into the header of the first sheet. */
export function datePrint(): void {
  const place = document.querySelector('#letterhead :last-child');
  const footer = document.querySelector<HTMLElement>('[data-months]');
  if (!place || !footer) return;
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  place.textContent = writeDate({ weekdays: [], months: (signalsOf(footer).months ?? '').split('|') }, today.join('-'));
}
