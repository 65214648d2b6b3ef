/** The inline script of the 404 page: logs the address (specification, section 8), and puts its language first. */
import { signalsOf } from '@/browser/signals';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';

addEventListener('DOMContentLoaded', () => {
  const page = document.querySelector<HTMLElement>('[data-not-found]');
  // In development, all pages have this script.
  if (!page) return;
  console.error(signalsOf(page).notFound, location.pathname);
  const path = `${location.pathname}/`;
  const locale = LOCALE_IDS.find((id) => LOCALES[id].prefix && path.startsWith(`${LOCALES[id].prefix}/`));
  const text = locale && page.querySelector<HTMLElement>(`[lang="${LOCALES[locale].lang}"]`);
  if (!text) return;
  text.style.order = '-1';
  document.documentElement.dir = text.dir;
});
