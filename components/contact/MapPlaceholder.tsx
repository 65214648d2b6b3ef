import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ConsentSettingsButton } from '@/components/consent/ConsentSettingsButton';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { ArrowText } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { company, formatAddress, mapLinkUrl } from '@/lib/company';
import styles from './contact.module.css';

/** Shown without consent: the address, the reason, the consent settings, and a link to the map service. */
export async function MapPlaceholder({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.map' });
  return (
    <>
      <img
        className="absolute size-full object-cover"
        src="/brand/contours-sand.svg"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div
        className={clsx(
          styles.slip,
          'relative self-end border-ink border-t-5 border-double bg-paper pt-7 pb-8 sm:max-w-136 sm:border-r',
        )}
      >
        <p className="text-balance text-h4">{formatAddress(company.officeAddress)}</p>
        <p className="mt-2 max-w-note text-small nojs:hidden">{t('consentMessage')}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ConsentSettingsButton>{t('openSettings')}</ConsentSettingsButton>
          <ExternalLink className="inline-link py-2" href={mapLinkUrl()} rel="noopener noreferrer" locale={locale}>
            <ArrowText>{t('openElsewhere')}</ArrowText>
          </ExternalLink>
        </div>
      </div>
    </>
  );
}
