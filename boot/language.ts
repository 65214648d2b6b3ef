import { negotiate } from '@/i18n/negotiate';
import { activeSection } from '@/lib/active-section';
import { LANGUAGE_COOKIE_MAX_AGE_S, STORAGE_KEYS } from '@/lib/constants';
import { PAGES } from '@/lib/pages';
import { readStorage } from '@/lib/standing-consent';
import { closest, isOrdinaryClick } from './events';

/** Redirects to the visitor's language before anything is painted (docs/behaviour.md, “Languages”). */
export function followLanguage(): void {
  const { pathname, search, hash, origin } = location;
  // The router cannot write an address that begins with two slashes.
  const clean = pathname.replace(/^\/{2,}/, '/');
  const { languages, userAgent } = navigator;
  const choice = readStorage(STORAGE_KEYS.language);
  const path = negotiate({ path: clean, stored: choice, languages, userAgent }, Object.values(PAGES)) ?? clean;
  if (path !== pathname) {
    document.documentElement.style.visibility = 'hidden';
    location.replace(origin + path + search + hash);
  }
  addEventListener('click', chooseLanguage, true);
}

function chooseLanguage(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
  if (!link) return;
  storeLanguage(link.dataset.language ?? '');
  if (!isOrdinaryClick(event)) return;
  const section = activeSection();
  link.hash = section ? `#${section}` : location.hash;
}

export function storeLanguage(locale: string, { protocol }: Location = location): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, locale);
  } catch {
    // Storage is blocked.
  }
  const secure = protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of our browsers
  document.cookie = `${STORAGE_KEYS.language}=${locale}; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
}
