import { getRequestConfig } from 'next-intl/server';
import { keepTogether } from './keep-together';
import { DEFAULT_LOCALE, LOCALES } from './locales';

/** Loads the catalog of the language that a component names; there is no language of a request in an export. */
export default getRequestConfig(async ({ locale = DEFAULT_LOCALE }) => ({
  locale,
  messages: keepTogether((await import(`@/messages/${locale}.json`)).default, LOCALES[locale].html),
  // A text that cannot be formatted stops the build instead of showing its key.
  onError(error) {
    throw error;
  },
}));
