import { LANGUAGE_COOKIE_MAX_AGE_S, STORAGE_KEYS } from '@/lib/constants';

/**
 * Stores the language that a visitor has chosen, and mirrors it to a cookie, which a server can read
 * (docs/behaviour.md, “Languages”); over https it travels by https alone.
 */
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
