import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { PrivacyPolicy } from '@/components/privacy/PrivacyPolicy';
import { type LocaleProps, localeOf } from '@/i18n/locales';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = async (props: LocaleProps) => pageMetadata('privacy', await localeOf(props));

export default async function PrivacyPage(props: LocaleProps) {
  const locale = await localeOf(props);
  return (
    <SiteLayout page="privacy" locale={locale}>
      <HydrationBoundary selector="#privacy-policy">
        <PrivacyPolicy locale={locale} />
      </HydrationBoundary>
    </SiteLayout>
  );
}
