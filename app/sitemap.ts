import type { MetadataRoute } from 'next';
import { LOCALE_IDS } from '@/i18n/locales';
import { absoluteUrl, company } from '@/lib/company';
import { languageAddresses } from '@/lib/metadata';
import { PAGE_IDS, type Page, pagePath } from '@/lib/pages';

export const dynamic = 'force-static';

/** Only the privacy policy has a date of change; that of the build would be a guess. */
const CHANGED: Partial<Record<Page, string>> = { privacy: company.privacyUpdated };

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGE_IDS.flatMap((page) =>
    LOCALE_IDS.map((locale) => ({
      url: absoluteUrl(pagePath(page, locale)),
      lastModified: CHANGED[page],
      alternates: { languages: languageAddresses(page) },
    })),
  );
}
