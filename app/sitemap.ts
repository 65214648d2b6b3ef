import type { MetadataRoute } from 'next';
import { LOCALE_IDS } from '@/i18n/locales';
import { absoluteUrl, company } from '@/lib/company';
import { languageAddresses } from '@/lib/metadata';
import { PAGE_IDS, pagePath } from '@/lib/pages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGE_IDS.flatMap((page) =>
    LOCALE_IDS.map((locale) => ({
      url: absoluteUrl(pagePath(page, locale)),
      // That of the build would be a guess.
      lastModified: page === 'privacy' ? company.privacyUpdated : undefined,
      alternates: { languages: languageAddresses(page) },
    })),
  );
}
