import { setFlag } from '@/lib/signals';
import { type ButtonPlace, buttonAt, closest, isOrdinaryClick, placeOfButton } from './dom';

const MAX_BUSY_MS = 10_000;

/**
 * Buttons clicked before hydration are marked as busy. `release` clicks `clicked` again once the page is hydrated; `giveUp` leaves the page
 * to work as without JavaScript.
 */
export function keepClicks() {
  const clicked = new Map<HTMLButtonElement, ButtonPlace>(); // React may render another one in its place
  let timer = 0;

  const keep = (event: MouseEvent) => {
    const button = closest<HTMLButtonElement>(event, 'button:not([type=submit])');
    if (!button || !isOrdinaryClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.set(button, placeOfButton(button));
    button.setAttribute('aria-busy', 'true');
    timer ||= window.setTimeout(giveUp, MAX_BUSY_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('click', keep, true);
    for (const button of clicked.keys()) button.removeAttribute('aria-busy');
  };
  const release = () => {
    stop();
    // React has missed that the pointer entered what it rests on.
    const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
    if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    for (const [button, place] of clicked) (button.isConnected ? button : buttonAt(place))?.click();
    clicked.clear();
  };
  const giveUp = () => {
    stop();
    clicked.clear();
    setFlag('js', false);
  };
  addEventListener('click', keep, true);
  return { clicked, giveUp, release };
}
