import { createTranslator } from 'next-intl';
import type { Locale } from '@/i18n/locales';

/** Stands in for `getTranslations` of next-intl/server, which runs only where React renders on a server. */
export async function getTranslations({ locale, namespace }: { locale: Locale; namespace?: never }) {
  const { default: messages } = await import(`@/messages/${locale}.json`);
  return createTranslator({ locale, messages, namespace });
}
