import { getTranslations } from 'next-intl/server';
import { ConsentSettingsButton } from '@/components/consent/ConsentSettingsButton';
import { ExternalArrow } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { mapLinkUrl } from '@/site/firm';

/** Stands where the map would be: why it is not there, how to get it, and a link to a map that needs no consent. */
export async function MapPlaceholder({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.map' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return (
    <div className="grid h-full place-content-center p-6">
      <img className="map-ground" src="/brand/contours-sand.svg" alt="" loading="lazy" decoding="async" />
      <div className="map-slip relative max-w-[33rem] bg-paper px-[clamp(1.25rem,3vw,2.5rem)] py-8">
        <p className="mb-6 text-[1.125rem] leading-normal nojs:hidden">{t('consentMessage')}</p>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <ConsentSettingsButton className="button">{t('openSettings')}</ConsentSettingsButton>
          <a className="inline-link py-2" href={mapLinkUrl()} target="_blank" rel="noopener noreferrer">
            {t('openElsewhere')}
            <ExternalArrow />
            <span className="sr-only">{`\u00a0(${common('opensInNewTab')})`}</span>
          </a>
        </div>
      </div>
    </div>
  );
}
