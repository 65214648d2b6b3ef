import { focusElement } from '@/browser/page/focus';
import { setFlag, signalsOf } from '@/browser/page/signals';
import { ROUTE_SCROLL_DELAY_MS } from '@/company/constants';

/** Everything below the first view (also export/first-view.ts). */
export const belowFirstViewSelector = 'main > section ~ section, footer';

const FIRST_INPUT = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
const LATEST_LAYOUT_MS = 3000;

/** After a link from another page, scrolls to the section a moment later (docs/behaviour.md, “Scrolling and menu”). */
export function delayScroll(): void {
  const { hash, pathname, search } = location;
  const isLandingPage = document.getElementById('hero') !== null;
  if (!hash || !isLandingPage || !isNewVisit() || !isFromOtherPage()) return;
  history.replaceState(null, '', pathname + search);
  const scroll = () => {
    setFlag('unpainted', false);
    location.replace(hash);
    const section = document.getElementById(hash.slice(1));
    if (section) focusElement(section);
  };
  addEventListener('DOMContentLoaded', () => setTimeout(scroll, ROUTE_SCROLL_DELAY_MS));
}

/** Whether a link on another page led here. Landing pages do not count: after the language switch the browser scrolls at once. */
function isFromOtherPage(): boolean {
  const activation = window.navigation?.activation;
  // In browsers without it the referrer is a full address only on pages with a SectionLink.
  const from = activation ? activation.from?.url : document.referrer;
  if (!from) return false;
  const { origin, pathname } = new URL(from);
  const landingPages = [location, ...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  return origin === location.origin && landingPages.every((page) => page.pathname !== pathname);
}

/** Lays out what is below the first view, and fetches its pictures, once the first view is painted or the visitor acts. */
export function postponeBelow(): void {
  if (!isNewVisit() || location.hash) return;
  setFlag('unpainted', true);
  const showAll = () => setFlag('unpainted', false);
  for (const event of FIRST_INPUT) addEventListener(event, showAll, { capture: true, passive: true, once: true });
  setTimeout(showAll, LATEST_LAYOUT_MS);
  // One section a frame: all at once would block a slow phone for a quarter of a second.
  const showNext = () => {
    const section = document.querySelector<HTMLElement>(`:is(${belowFirstViewSelector}):not([data-painted])`);
    if (!section) return showAll();
    signalsOf(section).painted = '';
    afterNextFrame(showNext);
  };
  addEventListener('DOMContentLoaded', async () => {
    const picture = document.querySelector<HTMLImageElement>('#hero img');
    await picture?.decode().catch(() => undefined);
    afterFirstPaint(() => afterNextFrame(showNext));
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

/** False after a reload, and after back and forward, where the browser restores the scroll position. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
