import { signalsOf } from '@/browser/page/signals';
import { LOCALE_IDS, LOCALES } from '@/company/locales';

/** On the 404 page, logs the unknown address (specification, section 8), and moves the text in the language of its prefix to the front. */
export function showNotFound(): void {
  const page = document.querySelector<HTMLElement>('[data-not-found]');
  if (!page) return;
  console.error(signalsOf(page).notFound, location.pathname);
  const path = `${location.pathname}/`;
  const locale = LOCALE_IDS.find((id) => LOCALES[id].prefix && path.startsWith(`${LOCALES[id].prefix}/`));
  const text = locale && page.querySelector<HTMLElement>(`[lang="${LOCALES[locale].lang}"]`);
  text?.style.setProperty('order', '-1');
}
