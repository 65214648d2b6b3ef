import { getRequestConfig } from 'next-intl/server';
import { keepTogether } from './keep-together';
import { DEFAULT_LOCALE, LOCALES } from './locales';
import { normalizeCatalog } from './normalize';

/** Components name their language, since an export has no requests. */
export default getRequestConfig(async ({ locale = DEFAULT_LOCALE }) => ({
  locale,
  messages: keepTogether(normalizeCatalog((await import(`@/messages/${locale}.json`)).default), LOCALES[locale].lang),
  // Stops the build instead of showing the key.
  onError(error) {
    throw error;
  },
}));
