import { getTranslations } from 'next-intl/server';
import { company, formatAddress, mapLinkUrl } from '@/company/company';
import type { Locale } from '@/company/locales';
import { Island } from '@/components/islands/Island';
import { ArrowText } from '@/components/ui/ArrowText';
import { ExternalLink } from '@/components/ui/ExternalLink';

/** The map with the address of the office; before the visitor consents, contour lines and the question. */
export async function ContactMap({ src, locale }: { src: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.map' });
  const address = formatAddress(company.officeAddress);
  return (
    <div id="contact-map" className="group relative mt-group grid overflow-clip bg-sand print:hidden">
      <img className="absolute size-full object-cover" src="/brand/contours-sand.svg" alt="" loading="lazy" />
      <Island name="MapFrame" props={{ src, title: t('title', { address }) }} />
      <div className="contact-slip">
        <p>{address}</p>
        <div className="contents group-has-[iframe,[data-unavailable]]:hidden">
          <p className="max-w-note text-small nojs:hidden">{t('consentMessage')}</p>
          <Island name="ConsentButton" props={{ text: t('openSettings'), className: 'my-3 max-sm:px-2' }} />
        </div>
        <p className="hidden text-small group-has-data-unavailable:block">{t('unavailable')}</p>
        <ExternalLink className="inline-link" href={mapLinkUrl()} rel="noopener noreferrer" locale={locale}>
          <ArrowText>{t('openElsewhere')}</ArrowText>
        </ExternalLink>
      </div>
    </div>
  );
}
