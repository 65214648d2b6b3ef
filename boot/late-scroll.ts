import { LOCALE_IDS } from '@/i18n/locales';
import { ROUTE_SCROLL_DELAY_MS } from '@/lib/constants';
import { focusPlace } from '@/lib/focus';
import { pagePath } from '@/lib/pages';
import { HYDRATED, setFlag } from '@/lib/signals';
import { isNewVisit, whenVisible } from './dom';

/** A section link on another page opens the top of the landing page, which scrolls after a moment (docs/behaviour.md, “Scrolling”). */
export function scrollLate(): void {
  const { hash, pathname, search } = location;
  if (!hash || !isNewVisit() || !comesFromOtherPage()) return;
  history.replaceState(null, '', pathname + search);
  const go = () => {
    setFlag('unpainted', false);
    location.replace(hash);
    // Next may have read the address before, and writes it back when it hydrates.
    addEventListener(HYDRATED, () => location.hash || history.replaceState(history.state, '', hash));
    const section = document.getElementById(hash.slice(1));
    if (section) focusPlace(section);
  };
  addEventListener('DOMContentLoaded', () => whenVisible(() => setTimeout(go, ROUTE_SCROLL_DELAY_MS)));
}

/** Landing pages do not count: the language switch scrolls at once. */
function comesFromOtherPage(): boolean {
  const activation = window.navigation?.activation;
  // In browsers without it the referrer is a full address only on pages with a SectionLink.
  const from = activation ? activation.from?.url : document.referrer;
  if (!from) return false;
  const { origin, pathname } = new URL(from);
  return origin === location.origin && LOCALE_IDS.every((id) => pagePath('home', id) !== pathname);
}
