import { showPrintDate, showYear } from '@/browser/boot/dates';
import { keepTyped } from '@/browser/boot/draft';
import { keepEarlyClicks, pressAgain } from '@/browser/boot/early-clicks';
import { replaceBrokenPictures } from '@/browser/boot/pictures';
import { tolerateDomChanges } from '@/browser/boot/tolerate-dom-changes';
import { HYDRATED } from '@/browser/page/signals';

const datePrints = () => addEventListener('beforeprint', showPrintDate);

/**
 * Does what needs no React; a step that throws does not stop the others. Returns a function to call after hydration: it tells the boot
 * script, adds a performance mark, and repeats early clicks.
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
