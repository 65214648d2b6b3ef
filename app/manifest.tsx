import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales';
import { COLOURS } from '@/site/colours';
import { firm, wording } from '@/site/firm';
import { APP_ICONS } from '@/site/pictures';

export const dynamic = 'force-static';

/** What a phone keeps of the site on its home screen: name, colours (ink and paper) and icons. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'meta' });
  return {
    name: t('siteName'),
    short_name: firm.brand,
    description: t('home.description', wording),
    lang: LOCALES[DEFAULT_LOCALE].html,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: COLOURS.ink,
    background_color: COLOURS.paper,
    icons: APP_ICONS,
  };
}
