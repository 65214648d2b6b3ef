import { sectionInView } from './active-section';

/** Moves the focus to an element that is not interactive: keyboard and screen reader continue there. The page does not scroll. */
export function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Gives the focus back to an element; if it is gone or hidden, to `fallback`. The page does not scroll. */
export function restoreFocus(element: EventTarget | null, fallback = sectionInView()): void {
  const isVisible = element instanceof HTMLElement && element.getClientRects().length > 0;
  if (isVisible) element.focus({ preventScroll: true });
  else focusElement(fallback);
}
