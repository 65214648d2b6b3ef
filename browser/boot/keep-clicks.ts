import { setFlag } from '@/browser/page/signals';
import { closest, isOrdinaryClick } from './dom';

const MAX_BUSY_MS = 10_000;

/** Buttons that are clicked before hydration are marked as busy; browser/boot/early-clicks.ts presses them. `giveUp` leaves the page as without JavaScript. */
export function keepClicks() {
  let timer = 0;

  const keep = (event: MouseEvent) => {
    const button = closest<HTMLButtonElement>(event, 'button:not([type=submit])');
    if (!button || !isOrdinaryClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    timer ||= window.setTimeout(giveUp, MAX_BUSY_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('click', keep, true);
  };
  const giveUp = () => {
    stop();
    for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
    setFlag('js', false);
  };
  addEventListener('click', keep, true);
  return { giveUp, stop };
}
