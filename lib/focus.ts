import { activeLine, spans } from './active-section';

/**
 * Moves the focus to a place of the page that is no control: keyboard and screen reader go on from there. The page does
 * not scroll, and the place is no stop of the Tab key. Sections may get it before React hydrates them, and say so.
 */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Whether an element takes any room on the page. */
export function isVisible<Found extends Element>(element: Found | null): element is Found {
  return element !== null && element.getClientRects().length > 0;
}

/** The section being read, else the page's content: where the focus goes when what had it is gone. */
export function placeInView(): HTMLElement {
  const places = document.querySelectorAll<HTMLElement>('main section[id]:not(#hero), main');
  const line = activeLine();
  const inView = [...places].reverse().find((place) => spans(place, line));
  return inView ?? document.getElementById('main') ?? document.body;
}
