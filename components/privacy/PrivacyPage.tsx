import { Frame } from '@/components/document/Frame';
import { Part } from '@/components/islands/Part';
import type { Locale } from '@/i18n/locales';
import { PrivacyPolicy } from './PrivacyPolicy';

/** The page of the privacy policy (docs/behaviour.md, “Privacy policy”). */
export function PrivacyPage({ locale }: { locale: Locale }) {
  return (
    <Frame page="privacy" locale={locale}>
      <Part selector=".policy">
        <PrivacyPolicy locale={locale} />
      </Part>
    </Frame>
  );
}
