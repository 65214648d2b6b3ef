import { LOCALE_IDS } from '@/i18n/locales';
import { ROUTE_SCROLL_DELAY_MS } from '@/lib/constants';
import { focusPlace } from '@/lib/focus';
import { pagePath } from '@/lib/pages';
import { HYDRATED } from './events';
import { whenVisible } from './when-visible';

/**
 * A section link on another page leads to the landing page first, which is scrolled after a moment (docs/behaviour.md,
 * “Scrolling”).
 */
export function scrollLate(): void {
  const { hash, pathname, search } = location;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!hash || navigation?.type !== 'navigate' || !comesFromOtherPage()) return;
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

/** Not in TypeScript's DOM types yet. */
type WithNavigation = Window & { navigation?: { activation?: { from?: { url: string | null } | null } | null } };

/** Whether the visit comes from a page of the site other than a landing page, whose language switch scrolls at once. */
function comesFromOtherPage(): boolean {
  const activation = (window as WithNavigation).navigation?.activation;
  // Browsers without it know the full address of pages with a SectionLink only; of all others the origin.
  const from = activation ? activation.from?.url : document.referrer;
  if (!from) return false;
  const { origin, pathname } = new URL(from);
  return origin === location.origin && LOCALE_IDS.every((id) => pagePath('home', id) !== pathname);
}
