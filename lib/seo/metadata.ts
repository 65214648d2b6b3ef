import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { COLORS } from '@/content/colors';
import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { localesOf, type Page, pagePath } from '@/i18n/pages';
import { absoluteUrl, messageValues } from '@/lib/company';
import { ICONS, OG_IMAGES } from '@/lib/pictures';
import { optional } from '@/lib/texts';

/** Returns the URLs of a page by `hreflang`; `x-default` is the default language (decisions, section 1). */
export function languageAddresses(page: Page): Record<string, string> {
  const addresses = localesOf(page).flatMap((locale) =>
    LOCALES[locale].hreflang.map((code) => [code, absoluteUrl(pagePath(page, locale))]),
  );
  return { ...Object.fromEntries(addresses), 'x-default': absoluteUrl(pagePath(page, DEFAULT_LOCALE)) };
}

/** Returns the metadata of a page. Next derives the rest: title and description of link previews, and all for Twitter. */
export async function pageMetadata(page: Page, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'meta' });
  const url = absoluteUrl(pagePath(page, locale));
  const { src, width, height } = OG_IMAGES[locale];
  return {
    title: t(`${page}.title`, messageValues),
    description: t(`${page}.description`, messageValues),
    alternates: { canonical: url, languages: languageAddresses(page) },
    openGraph: {
      type: 'website',
      siteName: t('siteName'),
      url,
      locale: openGraphLocale(locale),
      alternateLocale: localesOf(page)
        .filter((other) => other !== locale)
        .map(openGraphLocale),
      images: [{ url: absoluteUrl(src), width, height, alt: optional(t, 'ogImageAlt') }],
    },
    robots: { 'max-image-preview': 'large' },
    icons: ICONS,
    formatDetection: { telephone: false, address: false, email: false },
  };
}

/** Returns the metadata of the 404 page, which is in every language and which search engines do not index. */
export async function notFoundMetadata(): Promise<Metadata> {
  const meta = await Promise.all(LOCALE_IDS.map((locale) => getTranslations({ locale, namespace: 'meta' })));
  const titles = meta.map((t) => t('notFound.title')).join(' / ');
  return { title: `${titles} | ${meta[0]?.('siteName')}`, icons: ICONS, robots: { index: false } };
}

export const viewport: Viewport = { themeColor: COLORS['ink-shadow'] };

const openGraphLocale = (locale: Locale) => LOCALES[locale].intl.replace('-', '_');
