import { closest, isOrdinaryClick } from 'next-islands/boot';
import { activeSection } from '@/browser/active-section';
import { signalsOf } from '@/browser/signals';
import { readStorage, writeStorage } from '@/browser/storage';
import { askedLocale, negotiate } from '@/i18n/negotiate';
import { LANGUAGE_PARAMETER } from '@/i18n/pages';
import { LANGUAGE_COOKIE_MAX_AGE_S, STORAGE_KEYS } from '@/lib/constants';

const LONGEST_REDIRECT_MS = 3000;

/** Redirects to the visitor's language before anything is painted (docs/behaviour.md, “Languages”). */
export function redirectToLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const path = pathname.replace(/^\/{2,}/, '/');
  const { languages = [], userAgent } = navigator;
  const stored = readStorage(STORAGE_KEYS.language);
  const target = negotiate({ path, search, stored, languages, userAgent }) ?? path;
  const rest = storeAsked(path) ? withoutLanguage(search) : search;
  if (target !== pathname && !hasRedirectFailed()) redirect(origin + target + rest + hash);
  else if (rest !== search) history.replaceState(history.state, '', pathname + rest + hash);
}

/** Stores the language that the address asks for. Whether it is stored; until then, the address has to go on asking. */
function storeAsked(path: string): boolean {
  const asked = askedLocale({ path, search: location.search });
  return asked !== null && storeLanguage(asked);
}

function withoutLanguage(search: string): string {
  const rest = search.slice(1).split('&');
  return rest
    .filter((part) => !part.startsWith(`${LANGUAGE_PARAMETER}=`))
    .join('&')
    .replace(/^(?=.)/, '?');
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

/** Where the language cannot be stored, and the address asks for it, links to pages without a prefix ask for it too. */
export function keepAskedLanguage(): void {
  const asked = askedLocale({ path: location.pathname, search: location.search });
  if (!asked) return;
  const search = `?${LANGUAGE_PARAMETER}=${asked}`;
  const ask = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]:not([href^="#"])');
    if (link?.origin === location.origin && askedLocale({ path: link.pathname, search })) link.search = search;
  };
  for (const event of ['click', 'auxclick', 'contextmenu'] as const) addEventListener(event, ask, true);
}

/** Stores a chosen language, in a cookie too: a server cannot see local storage. Whether it is in local storage. */
export function storeLanguage(locale: string, { protocol }: Location = location): boolean {
  const secure = protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of our browsers
    document.cookie = `${STORAGE_KEYS.language}=${locale}; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
  } catch {
    // Cookies are blocked.
  }
  return writeStorage(STORAGE_KEYS.language, locale);
}
