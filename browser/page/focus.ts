import { activeLine, spans } from './active-section';

/** Moves the focus to an element that is not interactive, so that keyboard and screen reader continue from there. The page does not scroll. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Gives the focus back to an element; if it is gone or hidden, to `place`. The page does not scroll. */
export function restoreFocus(element: EventTarget | null, place = placeInView()): void {
  const isVisible = element instanceof HTMLElement && element.getClientRects().length > 0;
  if (isVisible) element.focus({ preventScroll: true });
  else focusPlace(place);
}

/** The section in view, else `main`: where the focus goes when the focused element is removed. */
export function placeInView(): HTMLElement {
  const places = document.querySelectorAll<HTMLElement>('main section[id]:not(#hero), main');
  const line = activeLine();
  return [...places].findLast((place) => spans(place, line)) ?? document.getElementById('main') ?? document.body;
}
