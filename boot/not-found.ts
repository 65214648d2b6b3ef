import { LOCALE_IDS, LOCALES } from '@/i18n/locales';

/** On the 404 page, which is in every language, moves the text of the language that the address begins with to the front. */
export function putLanguageFirst(): void {
  const path = `${location.pathname}/`;
  const locale = LOCALE_IDS.find((id) => LOCALES[id].prefix && path.startsWith(`${LOCALES[id].prefix}/`));
  const text = document.querySelector<HTMLElement>(`[data-not-found="${locale}"]`);
  text?.style.setProperty('order', '-1');
}
