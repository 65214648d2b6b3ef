import type { MetadataRoute } from 'next';
import { localesOf, PAGE_IDS, pagePath } from '@/i18n/pages';
import { absoluteUrl, company } from '@/lib/company';
import { languageAddresses } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGE_IDS.flatMap((page) =>
    localesOf(page).map((locale) => ({
      url: absoluteUrl(pagePath(page, locale)),
      // The only page with a date in the facts.
      lastModified: page === 'privacy' ? company.privacyUpdated : undefined,
      alternates: { languages: languageAddresses(page) },
    })),
  );
}
