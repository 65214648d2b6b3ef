import type { MetadataRoute } from 'next';
import { absoluteUrl, company } from '@/company/company';
import { languageAddresses } from '@/company/metadata';
import { localesOf, PAGE_IDS, pagePath } from '@/company/pages';

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
