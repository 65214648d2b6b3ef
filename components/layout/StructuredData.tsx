import type { Locale } from '@/i18n/locales';
import type { Page } from '@/lib/pages';
import { serializeJsonLd, structuredData } from '@/lib/structured-data';
import { ServerOnly } from './ServerOnly';

/** What search engines read about the company and the page, as JSON-LD. */
export async function StructuredData({ page, locale }: { page: Page; locale: Locale }) {
  return <ServerOnly type="application/ld+json" text={serializeJsonLd(await structuredData(page, locale))} />;
}
