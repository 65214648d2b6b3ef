import { setFlag } from './dom';

const LAYOUT_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
const LATEST_LAYOUT_MS = 3000;

/** Returns false after a reload, and after back and forward, where the browser restores the scroll position. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** Lays out what `below` selects, with its pictures, after the first paint, the first `picture` and the fonts, or when the visitor acts. */
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
  for (const event of LAYOUT_EVENTS) addEventListener(event, showAll, { capture: true, passive: true, once: true });
  setTimeout(showAll, LATEST_LAYOUT_MS);
  // One part a frame: all at once would block a slow phone for a quarter of a second.
  const showNext = () => {
    const [part] = hidden();
    if (!part) return;
    show(part);
    afterNextFrame(showNext);
  };
  addEventListener('DOMContentLoaded', async () => {
    await document
      .querySelector<HTMLImageElement>(picture)
      ?.decode()
      .catch(() => undefined);
    // The first frame asks for the fonts of the style sheet, which would lay out again what is there.
    afterFirstPaint(() => afterNextFrame(() => document.fonts.ready.then(showNext)));
  });
}

function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) callback();
  }).observe({ type: 'paint', buffered: true });
}

function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
