import { afterNextFrame, closest, setFlag } from './dom';

const LATEST_LAYOUT_MS = 3000;

/** Returns false after a reload, and after back and forward, where the browser restores the scroll position. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** Lays out what `below` selects, with its pictures, after the first paint and the first `picture`, or when the visitor acts. */
export function postponeBelow(below: string, picture: string): void {
  // `next dev` has no first view, and React would compare the attributes.
  if (process.env.NODE_ENV === 'development' || !isNewVisit() || location.hash) return;
  setFlag('unpainted', true);
  const hidden = () => document.querySelectorAll<HTMLElement>(`:is(${below}):not([data-painted])`);
  const show = (part: HTMLElement) => {
    part.dataset.painted = '';
  };
  const showAll = () => {
    // Once all parts are there, the flag stays: without it, the style of everything would be computed again.
    if (document.readyState === 'loading') setFlag('unpainted', false);
    hidden().forEach(show);
  };
  // One part a frame: all at once would block a slow phone for a quarter of a second, and a button would answer late.
  const showNext = () => {
    const [part] = hidden();
    if (!part) return;
    show(part);
    afterNextFrame(showNext);
  };
  const capture = { capture: true, passive: true };
  addEventListener('pointerdown', showNext, { ...capture, once: true });
  for (const event of ['keydown', 'scroll']) addEventListener(event, showAll, { ...capture, once: true });
  addEventListener('click', (event) => closest(event, 'a') && showAll(), capture);
  setTimeout(showAll, LATEST_LAYOUT_MS);
  // Programs read and photograph pages then.
  addEventListener('load', showAll);
  addEventListener('DOMContentLoaded', async () => {
    await document
      .querySelector<HTMLImageElement>(picture)
      ?.decode()
      .catch(() => undefined);
    afterFirstPaint(() => afterNextFrame(showNext));
  });
}

function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) callback();
  }).observe({ type: 'paint', buffered: true });
}
