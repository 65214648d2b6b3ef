/** Everything below the first view, which is laid out later (postpone-below.ts, export/first-view.ts). */
export const belowFirstViewSelector = 'main > section ~ section, footer';

const LATEST_START_MS = 3000;

/** Whether a click opens a link in the same tab. */
export function isOrdinaryClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The closest element to the target of an event that matches a selector. */
export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** A button by its label, and its index among those with that label. The element itself may be replaced, by React or a new version. */
export type ButtonPlace = { label: string; nth: number };

const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
const buttonsLabelled = (label: string) =>
  [...document.querySelectorAll('button')].filter((button) => labelOf(button) === label);

export function placeOfButton(button: HTMLButtonElement): ButtonPlace {
  const label = labelOf(button);
  return { label, nth: buttonsLabelled(label).indexOf(button) };
}

export const buttonAt = ({ label, nth }: ButtonPlace) => buttonsLabelled(label)[nth];

/** Calls back with an element once it is in the document, before it is painted. Its children may not be parsed yet. */
export function onceParsed(selector: string, callback: (element: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    observer.disconnect();
    callback(element);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

/** Calls back once, at the first of some events. */
export function onFirst(events: string[], callback: () => void): void {
  const rest = new AbortController();
  const onEvent = () => {
    rest.abort();
    callback();
  };
  for (const event of events) addEventListener(event, onEvent, { capture: true, passive: true, signal: rest.signal });
}

/** Calls back at the visitor's first input and, if that has not come, after 3 s. */
export function atFirstInput(callback: () => void): void {
  onFirst(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'], callback);
  setTimeout(callback, LATEST_START_MS);
}

/** Calls back after the first contentful paint. */
export function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) callback();
  }).observe({ type: 'paint', buffered: true });
}

/** False after a reload, and after back and forward, where the browser restores the scroll position. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
