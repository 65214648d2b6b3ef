import { activeSection } from '@/browser/page/active-section';
import { signalsOf } from '@/browser/page/signals';
import { readStorage, writeStorage } from '@/browser/page/storage';
import { LANGUAGE_COOKIE_MAX_AGE_S, STORAGE_KEYS } from '@/company/constants';
import { negotiate } from '@/company/negotiate';
import { closest, isOrdinaryClick } from './dom';

const LONGEST_REDIRECT_MS = 3000;

/** Redirects to the visitor's language before anything is painted (docs/behaviour.md, “Languages”). */
export function followLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const clean = pathname.replace(/^\/{2,}/, '/');
  const { languages, userAgent } = navigator;
  const choice = readStorage(STORAGE_KEYS.language);
  const path = negotiate({ path: clean, stored: choice, languages, userAgent }) ?? clean;
  if (path !== pathname && !takeStays()) redirect(origin + path + search + hash);
}

/** Stores the language that is chosen with the switch. */
export const keepChosenLanguage = () => addEventListener('click', chooseLanguage, true);

/** Hides the page, which is in another language, until the redirect is done. If that is stopped or slow, the page comes back. */
function redirect(address: string): void {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  location.replace(address);
  setTimeout(() => {
    style.removeProperty('visibility');
    if (document.querySelector('footer')) return;
    // Browsers stop parsing a page that is redirected.
    history.replaceState({ ...history.state, stays: true }, '');
    location.reload();
  }, LONGEST_REDIRECT_MS);
}

/** Whether this page was loaded again after a redirect that did not come. True once. */
function takeStays(): boolean {
  const { stays = false, ...state } = history.state ?? {};
  if (stays) history.replaceState(state, '');
  return stays;
}

/** Stores the language of the link that was pressed; that of the current language leads nowhere. */
export function chooseLanguage(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
  if (!link) return;
  storeLanguage(signalsOf(link).language ?? '');
  if (isOrdinaryClick(event) && link.hasAttribute('aria-current')) event.preventDefault();
}

/** Leads the links of the language switch to the section that is read. */
export function leadToSection(): void {
  const onClick = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-language]');
    if (link && isOrdinaryClick(event)) link.hash = activeSection() ?? '';
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
