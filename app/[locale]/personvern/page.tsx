import '@/components/privacy/privacy.css';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { PrivacyPolicy } from '@/components/privacy/PrivacyPolicy';
import { type LocaleProps, localeOf, staticParams } from '@/i18n/locales';
import { localesOf } from '@/i18n/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateStaticParams = () => staticParams(localesOf('privacy'));

export const generateMetadata = async (props: LocaleProps) => pageMetadata('privacy', await localeOf(props));

export default async function PrivacyPage(props: LocaleProps) {
  const locale = await localeOf(props);
  return (
    <SiteLayout page="privacy" locale={locale}>
      <PrivacyPolicy locale={locale} />
    </SiteLayout>
  );
}
