import { writeDate } from '@/lib/dates';
import { signalsOf } from '@/lib/signals';

/** Writes the visitor's day into the header of the first sheet. */
export function datePrint(): void {
  const place = document.querySelector<HTMLElement>('#letterhead [data-months]');
  if (!place) return;
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  place.textContent = writeDate({ weekdays: [], months: JSON.parse(signalsOf(place).months ?? '[]') }, today.join('-'));
}
