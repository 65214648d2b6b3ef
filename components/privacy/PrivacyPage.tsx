import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { SiteLayout } from '@/components/layout/SiteLayout';
import type { Locale } from '@/i18n/locales';
import { PrivacyPolicy } from './PrivacyPolicy';

export function PrivacyPage({ locale }: { locale: Locale }) {
  return (
    <SiteLayout page="privacy" locale={locale}>
      <HydrationBoundary selector="#privacy-policy">
        <PrivacyPolicy locale={locale} />
      </HydrationBoundary>
    </SiteLayout>
  );
}
