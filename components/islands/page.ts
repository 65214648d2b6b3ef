import { datePrint } from '@/boot/date-print';
import { keepDraft } from '@/boot/draft';
import { leadToSection } from '@/boot/language';
import { replaceBrokenPictures } from '@/boot/pictures';
import { tolerateDomChanges } from '@/boot/tolerate-dom-changes';
import { showYear } from '@/boot/year';
import { HYDRATED } from '@/lib/signals';

const datePrints = () => addEventListener('beforeprint', datePrint);

/** What a page does without React. A step that throws keeps none of the others back. */
export function beforeHydration(): void {
  for (const step of [tolerateDomChanges, keepDraft, leadToSection, replaceBrokenPictures, showYear, datePrints]) {
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Tells the boot script, and whoever measures, that React answers. */
export function announceHydration(): void {
  performance.mark(HYDRATED);
  dispatchEvent(new Event(HYDRATED));
}
