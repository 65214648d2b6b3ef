import { getRequestConfig } from 'next-intl/server';
import { normalizeCatalog } from '@/model/normalize';
import { breakLongWords } from './compounds';
import { DEFAULT_LOCALE, LOCALES } from './locales';
import { insertNoBreakSpaces } from './no-break-spaces';

const preparedTexts = <Catalog extends object>(catalog: Catalog, lang: string): Catalog =>
  insertNoBreakSpaces(breakLongWords(normalizeCatalog(catalog), lang), lang);

/** Components name their language, since an export has no requests. */
export default getRequestConfig(async ({ locale = DEFAULT_LOCALE }) => ({
  locale,
  messages: preparedTexts((await import(`@/messages/${locale}.json`)).default, LOCALES[locale].lang),
  // Stops the build instead of showing the key.
  onError(error) {
    throw error;
  },
}));
