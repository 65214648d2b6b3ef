import { setFlag, signalsOf } from '@/browser/page/signals';
import { afterFirstPaint, atFirstInput, belowFirstViewSelector, isNewVisit } from './dom';

/** Lays out what is below the first view, and fetches its pictures, once the first view is painted. */
export function postponeBelow(): void {
  if (!isNewVisit() || location.hash) return;
  setFlag('unpainted', true);
  const showAll = () => setFlag('unpainted', false);
  atFirstInput(showAll);
  // One section a frame: all at once would block a slow phone for a quarter of a second.
  const showNext = () => {
    const section = document.querySelector<HTMLElement>(`:is(${belowFirstViewSelector}):not([data-painted])`);
    if (!section) return showAll();
    signalsOf(section).painted = '';
    requestAnimationFrame(() => setTimeout(showNext));
  };
  addEventListener('DOMContentLoaded', async () => {
    const first = document.querySelector<HTMLImageElement>('#hero img');
    await first?.decode().catch(() => undefined);
    afterFirstPaint(() => requestAnimationFrame(() => setTimeout(showNext)));
  });
}
