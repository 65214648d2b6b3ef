import { activeLine, spans } from './active-section';

/** Moves the focus to a place that is no control, so that keyboard and screen reader go on from there. The page does not scroll. */
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

/** The section in view, else the page's content: where the focus goes when what had it is gone. */
export function placeInView(): HTMLElement {
  const places = document.querySelectorAll<HTMLElement>('main section[id]:not(#hero), main');
  const line = activeLine();
  return [...places].findLast((place) => spans(place, line)) ?? document.getElementById('main') ?? document.body;
}
