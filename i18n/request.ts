import { getRequestConfig } from 'next-intl/server';
import { remembered, rememberedText } from '@/model/data';
import { normalizeCatalog } from '@/model/normalize';
import { breakLongWords } from './compounds';
import { DEFAULT_LOCALE, LOCALES } from './locales';
import { insertNoBreakSpaces } from './no-break-spaces';

/** Each page asks for them. */
const textsIn = rememberedText((lang: string) =>
  remembered((catalog: object) => insertNoBreakSpaces(breakLongWords(normalizeCatalog(catalog), lang), lang)),
);

/** Components name their language, since an export has no requests. */
export default getRequestConfig(async ({ locale = DEFAULT_LOCALE }) => ({
  locale,
  messages: textsIn(LOCALES[locale].lang)((await import(`@/messages/${locale}.json`)).default),
  // Stops the build instead of showing the key.
  onError(error) {
    throw error;
  },
}));
