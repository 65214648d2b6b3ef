import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { COLORS } from '@/content/colors';
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales';
import { company, messageValues } from '@/lib/company';
import { APP_ICONS } from '@/lib/pictures';

export const dynamic = 'force-static';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'meta' });
  return {
    name: t('siteName'),
    short_name: company.brand,
    description: t('home.description', messageValues),
    lang: LOCALES[DEFAULT_LOCALE].lang,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: COLORS.ink,
    background_color: COLORS.paper,
    icons: APP_ICONS,
  };
}
