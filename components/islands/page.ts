import { showPrintDate, showYear } from '@/browser/boot/dates';
import { keepTyped } from '@/browser/boot/draft';
import { keepEarlyClicks, pressAgain } from '@/browser/boot/early-clicks';
import { replaceBrokenPictures } from '@/browser/boot/pictures';
import { tolerateDomChanges } from '@/browser/boot/tolerate-dom-changes';
import { HYDRATED } from '@/browser/page/signals';

const datePrints = () => addEventListener('beforeprint', showPrintDate);

/**
 * What a page does without React; a step that throws keeps none of the others back. Returns what to call once React answers: it tells the
 * boot script, and whoever measures, and does what the visitor has done before.
 */
export function beforeHydration(): () => void {
  for (const step of [tolerateDomChanges, replaceBrokenPictures, showYear, datePrints]) {
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
  const refillForm = keepTyped();
  const pressEarly = keepEarlyClicks();
  return () => {
    refillForm();
    performance.mark(HYDRATED);
    dispatchEvent(new Event(HYDRATED));
    setTimeout(() => {
      pressEarly();
      pressAgain();
    });
  };
}
