/** What is laid out after the first view (boot/start-hydration.ts, export/next-output/first-view.ts). */
export const belowFirstViewSelector = 'main > section ~ section, footer';

/** Whether a click follows a link in the same tab. */
export function isOrdinaryClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The element that `selector` finds at or around the target of an event. */
export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Where a button stands, by what it says: React or a new version of the site may have rendered another element for it. */
export type ButtonPlace = { label: string; nth: number };

const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
const buttonsLabelled = (label: string) =>
  [...document.querySelectorAll('button')].filter((button) => labelOf(button) === label);

/** The place of a button in this document. */
export function placeOfButton(button: HTMLButtonElement): ButtonPlace {
  const label = labelOf(button);
  return { label, nth: buttonsLabelled(label).indexOf(button) };
}

/** The button at a place in this document; undefined if there is none. */
export const buttonAt = ({ label, nth }: ButtonPlace) => buttonsLabelled(label)[nth];

/** Calls back now, or once a prerendered page is shown. */
export function whenVisible(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Whether the browser has prepared the page and not shown it yet. */
export const isPrerendering = () => (document as Document & { prerendering?: boolean }).prerendering === true;

/** False after a reload, and after back and forward, where the browser restores the scroll position. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
