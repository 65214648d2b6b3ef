import { datePrint } from '@/boot/date-print';
import { replaceBrokenPictures } from '@/boot/pictures';
import { tolerateDomChanges } from '@/boot/tolerate-dom-changes';
import { showYear } from '@/boot/year';
import { HYDRATED } from '@/lib/signals';

/** What a page does without React. */
export function beforeHydration(): void {
  tolerateDomChanges();
  replaceBrokenPictures();
  showYear();
  addEventListener('beforeprint', datePrint);
}

/** Tells the boot script, and whoever measures, that React answers. */
export function announceHydration(): void {
  performance.mark(HYDRATED);
  dispatchEvent(new Event(HYDRATED));
}
