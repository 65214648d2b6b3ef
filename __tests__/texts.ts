import { createTranslator } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import norwegian from '@/messages/no.json' with { type: 'json' };
import polish from '@/messages/pl.json' with { type: 'json' };
import sami from '@/messages/se.json' with { type: 'json' };

/** The catalogs of the fixture. */
export const TEXTS = { no: norwegian, se: sami, pl: polish };

/** Replaces `getTranslations` of next-intl/server, which runs only if React renders on a server. */
export async function getTranslations({ locale, namespace }: { locale: Locale; namespace?: never }) {
  return createTranslator({ locale, messages: TEXTS[locale], namespace });
}
