import { ROUTE_SCROLL_DELAY_MS } from '@/lib/constants';
import { focusPlace } from '@/lib/focus';
import { HYDRATED } from './events';
import { whenVisible } from './when-visible';

/**
 * A section link on another page leads to the landing page first, which is scrolled after a moment (docs/behaviour.md,
 * “Scrolling”). Only such links tell the page that they stand on (`referrerPolicy` in Header.tsx): of every other one
 * the browser gives the origin alone.
 */
export function scrollLate(): void {
  const { hash, pathname, search, origin } = location;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = document.referrer && new URL(document.referrer);
  const isFromPage = from && from.origin === origin && from.pathname !== '/' && from.pathname !== pathname;
  if (!hash || !isFromPage || navigation?.type !== 'navigate') return;
  // Without the fragment the browser stays at the top.
  history.replaceState(null, '', pathname + search);
  const go = () => {
    // Every section has its true height, also where the first view is not painted yet.
    delete document.documentElement.dataset.unpainted;
    location.replace(hash);
    // React may have read the address before, and writes it back when it answers.
    addEventListener(HYDRATED, () => location.hash || history.replaceState(history.state, '', hash));
    const section = document.getElementById(hash.slice(1));
    if (section) focusPlace(section);
  };
  addEventListener('DOMContentLoaded', () => whenVisible(() => setTimeout(go, ROUTE_SCROLL_DELAY_MS)));
}
