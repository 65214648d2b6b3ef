import { activeSection } from '@/browser/page/active-section';
import { signalsOf } from '@/browser/page/signals';
import { readStorage, writeStorage } from '@/browser/page/storage';
import { LANGUAGE_COOKIE_MAX_AGE_S, STORAGE_KEYS } from '@/company/constants';
import { negotiate } from '@/company/negotiate';
import { closest, isOrdinaryClick } from './dom';

const LONGEST_REDIRECT_MS = 3000;

/** Redirects to the visitor's language before anything is painted (docs/behaviour.md, “Languages”). */
export function redirectToLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const path = pathname.replace(/^\/{2,}/, '/');
  const { languages, userAgent } = navigator;
  const stored = readStorage(STORAGE_KEYS.language);
  const target = negotiate({ path, stored, languages, userAgent }) ?? path;
  if (target !== pathname && !hasRedirectFailed()) redirect(origin + target + search + hash);
}

/** Hides the page, which is in another language, until the redirect is done. If that is stopped or slow, the page comes back. */
function redirect(address: string): void {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  location.replace(address);
  setTimeout(() => {
    style.removeProperty('visibility');
    if (document.querySelector('footer')) return;
    // Browsers stop parsing a page that is redirected.
    history.replaceState({ ...history.state, redirectFailed: true }, '');
    location.reload();
  }, LONGEST_REDIRECT_MS);
}

/** Whether this page was reloaded after a redirect that failed. True once. */
function hasRedirectFailed(): boolean {
  const { redirectFailed = false, ...state } = history.state ?? {};
  if (redirectFailed) history.replaceState(state, '');
  return redirectFailed;
}

/** A click on the language switch stores the language and opens its page at the section in view; on the current language the page stays. */
export function handleLanguageSwitch(): void {
  const onClick = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
    if (!link) return;
    storeLanguage(signalsOf(link).language ?? '');
    if (!isOrdinaryClick(event)) return;
    if (link.hasAttribute('aria-current')) event.preventDefault();
    else link.hash = activeSection() ?? '';
  };
  addEventListener('click', onClick, true);
}

/** Stores a chosen language, in a cookie too: a server cannot see local storage. */
export function storeLanguage(locale: string, { protocol }: Location = location): void {
  writeStorage(STORAGE_KEYS.language, locale);
  const secure = protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of our browsers
  document.cookie = `${STORAGE_KEYS.language}=${locale}; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
}
