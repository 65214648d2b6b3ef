import { isNewVisit, setFlag } from 'next-islands/boot';
import { focusElement } from '@/browser/focus';
import { ROUTE_SCROLL_DELAY_MS } from '@/lib/constants';

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

/** Turns smooth scrolling off until the page is loaded: Chrome would scroll from the top to the position that it restores. */
export function restoreAtOnce(): void {
  if (isNewVisit()) return;
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  addEventListener('load', () => setTimeout(() => style.removeProperty('scroll-behavior')));
}

/** Whether a link on another page led here. Landing pages do not count: after the language switch the browser scrolls at once. */
function isFromOtherPage(): boolean {
  const activation = window.navigation?.activation;
  const from = activation ? activation.from?.url : document.referrer;
  if (!from) return false;
  const { origin, pathname } = new URL(from);
  const landingPages = [location, ...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  return origin === location.origin && landingPages.every((page) => page.pathname !== pathname);
}
