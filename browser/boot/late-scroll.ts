import { focusPlace } from '@/browser/page/focus';
import { setFlag } from '@/browser/page/signals';
import { ROUTE_SCROLL_DELAY_MS } from '@/company/constants';
import { isNewVisit } from './dom';

/** After a link from another page, scrolls to the section a moment later (docs/behaviour.md, “Scrolling and menu”). */
export function scrollLate(): void {
  const { hash, pathname, search } = location;
  const isLanding = document.getElementById('hero') !== null;
  if (!hash || !isLanding || !isNewVisit() || !comesFromOtherPage()) return;
  history.replaceState(null, '', pathname + search);
  const go = () => {
    setFlag('unpainted', false);
    location.replace(hash);
    const section = document.getElementById(hash.slice(1));
    if (section) focusPlace(section);
  };
  addEventListener('DOMContentLoaded', () => setTimeout(go, ROUTE_SCROLL_DELAY_MS));
}

/** Landing pages do not count: after the language switch the browser scrolls at once. */
function comesFromOtherPage(): boolean {
  const activation = window.navigation?.activation;
  // In browsers without it the referrer is a full address only on pages with a SectionLink.
  const from = activation ? activation.from?.url : document.referrer;
  if (!from) return false;
  const { origin, pathname } = new URL(from);
  const landings = [location, ...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  return origin === location.origin && landings.every((landing) => landing.pathname !== pathname);
}
