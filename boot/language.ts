import { negotiate, negotiationRules } from '@/i18n/negotiate';
import { activeSection } from '@/lib/active-section';
import { LANGUAGE_COOKIE_MAX_AGE_S, STORAGE_KEYS } from '@/lib/constants';
import { PAGES } from '@/lib/pages';
import { stored } from '@/lib/standing-consent';
import { closest, isOrdinaryClick } from './events';

/**
 * Leads a visit to the address of its language, before anything is painted (docs/behaviour.md, “Languages”), and an
 * address that begins with two slashes to the same one with one: the router could not write such an address back.
 */
export function followLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const clean = pathname.replace(/^\/{2,}/, '/');
  const visit = { path: clean, stored: stored(STORAGE_KEYS.language), languages: navigator.languages };
  const rules = negotiationRules(Object.values(PAGES));
  const path = negotiate({ ...visit, userAgent: navigator.userAgent }, rules) ?? clean;
  if (path !== pathname) {
    // Nothing of the wrong language is painted while the right page is on its way.
    document.documentElement.style.visibility = 'hidden';
    location.replace(origin + path + search + hash);
  }
  addEventListener('click', chooseLanguage, true);
}

/** A click on a link of the language switch stores the choice; the section comes along. */
function chooseLanguage(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
  if (!link) return;
  storeLanguage(link.dataset.language ?? '');
  if (!isOrdinaryClick(event)) return;
  const section = activeSection();
  link.hash = section ? `#${section}` : location.hash;
}

/** Stores the chosen language, also as a cookie, which a server can read; over https it travels by https alone. */
export function storeLanguage(locale: string, { protocol }: Location = location): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, locale);
  } catch {
    // Storage is blocked: the link itself still leads to the language.
  }
  const secure = protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers we serve
  document.cookie = `${STORAGE_KEYS.language}=${locale}; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
}
