import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentSettingsButton } from '@/components/consent/ConsentDialog';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { ArrowText } from '@/components/ui/ArrowText';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Locale } from '@/i18n/locales';
import { namespaceTexts } from '@/i18n/texts';
import { company, formatAddress, mapEmbedUrl, mapLinkUrl, phoneHref } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { ClosedDates, ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { ContactMap } from './ContactMap';
import { formFields } from './fields';

/** The section of the form, the contact details and the map, if the facts have one. */
export async function Contact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const toast = await getTranslations({ locale, namespace: 'toast.error' });
  const map = mapEmbedUrl(locale);
  const reply = company.replyWithinWorkingDays;
  return (
    <section id="contact" className="py-section" suppressHydrationWarning>
      <div className="wrap">
        <SectionHeading
          mark={t('label')}
          title={t('title')}
          lead={`${t('lead')}${reply ? ` ${t('reply', { days: reply })}` : ''}`}
        />
        <div className="columns mt-panel gap-y-12">
          <ContactDetails locale={locale} />
          <div className="border border-ink bg-sheet p-card @wide:row-span-2 @wide:col-start-4 @wide:self-start print:hidden">
            <h3 className="mb-5 text-h4" id="contact-form-title">
              {t('form.title')}
            </h3>
            <HydrationBoundary selector="#contact-form">
              <ContactForm
                endpoint={FORM_ENDPOINT}
                fields={formFields(
                  (key) => t(`form.${key}` as 'form.name'),
                  (key) => t.raw(`form.${key}` as 'form.name'),
                )}
                text={{
                  requiredNote: t('form.requiredNote'),
                  optional: common('optional'),
                  submit: t('form.submit'),
                  submitting: t('form.submitting'),
                }}
                toasts={{
                  missing: await namespaceTexts(locale, 'toast.missing'),
                  error: { title: toast('title'), description: toast.rich('description', { phone: PhoneLink }) },
                  success: await namespaceTexts(locale, 'toast.success'),
                }}
                privacyNote={t.rich('form.privacyNote', {
                  link: (text) => (
                    <a className="inline-link font-medium text-ink" href={pagePath('privacy', locale)}>
                      {text}
                    </a>
                  ),
                })}
              />
            </HydrationBoundary>
          </div>
          <ClosedDates locale={locale} />
        </div>
        {map && (
          <HydrationBoundary selector="#contact-map">
            <ContactMap
              src={map}
              title={t('map.title', { address: formatAddress(company.officeAddress) })}
              address={<p>{formatAddress(company.officeAddress)}</p>}
              request={<MapRequest locale={locale} />}
              link={
                <ExternalLink className="inline-link" href={mapLinkUrl()} rel="noopener noreferrer" locale={locale}>
                  <ArrowText>{t('map.openElsewhere')}</ArrowText>
                </ExternalLink>
              }
            />
          </HydrationBoundary>
        )}
      </div>
    </section>
  );
}

/** Words of a toast that call the company. */
const PhoneLink = (words: ReactNode) => (
  <a className="inline-link py-3 font-medium" href={phoneHref(company.phone)}>
    {words}
  </a>
);

/** The reason why there is no map yet, and the consent settings. */
async function MapRequest({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.map' });
  return (
    <>
      <p className="max-w-note text-small nojs:hidden">{t('consentMessage')}</p>
      <ConsentSettingsButton className="my-3 max-sm:px-2">{t('openSettings')}</ConsentSettingsButton>
    </>
  );
}
