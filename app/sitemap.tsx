import type { MetadataRoute } from 'next';
import { localesOf, PAGE_IDS, pagePath } from '@/i18n/pages';
import { absoluteUrl, company } from '@/lib/company';

export const dynamic = 'force-static';

/** Lists each page once; the languages of a page are in its HTML. */
export default function sitemap(): MetadataRoute.Sitemap {
  return PAGE_IDS.flatMap((page) =>
    localesOf(page).map((locale) => ({
      url: absoluteUrl(pagePath(page, locale)),
      // The only page with a date in the facts.
      lastModified: page === 'privacy' ? company.privacyUpdated : undefined,
    })),
  );
}
