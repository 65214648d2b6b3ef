import { getTranslations } from 'next-intl/server';
import { ConsentSettingsButton } from '@/components/consent/ConsentDialog';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { ArrowText } from '@/components/ui/ArrowText';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SectionMark } from '@/components/ui/SectionHeading';
import type { Locale } from '@/i18n/locales';
import { namespaceTexts } from '@/i18n/texts';
import { company, formatAddress, mapEmbedUrl, mapLinkUrl } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { ContactMap } from './ContactMap';
import styles from './contact.module.css';
import { formFields } from './fields';

export async function Contact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const map = mapEmbedUrl(locale);
  return (
    <section id="contact" className="py-section" suppressHydrationWarning>
      <div className="wrap">
        <div className="columns gap-y-12">
          <div className="@wide:col-end-6">
            <SectionMark className="mb-7">{t('label')}</SectionMark>
            <h2 className="text-h2">{t('title')}</h2>
            <p className="mt-6 max-w-lead text-balance text-lead print:mt-5">
              {t('lead')}
              {company.replyWithinWorkingDays && ` ${t('reply', { days: company.replyWithinWorkingDays })}`}
            </p>
            <ContactDetails locale={locale} />
          </div>
          <div className="border border-ink bg-sheet p-card @wide:col-start-6 @wide:self-start @wide:xl:col-start-7 print:hidden">
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
                  error: await namespaceTexts(locale, 'toast.error'),
                  success: await namespaceTexts(locale, 'toast.success'),
                }}
                privacyNote={t.rich('form.privacyNote', {
                  link: (text) => (
                    <a className="inline-link text-ink" href={pagePath('privacy', locale)}>
                      {text}
                    </a>
                  ),
                })}
              />
            </HydrationBoundary>
          </div>
        </div>
        {map && (
          <HydrationBoundary selector="#contact-map">
            <ContactMap
              src={map}
              title={t('map.title', { address: formatAddress(company.officeAddress) })}
              placeholder={<MapPlaceholder locale={locale} />}
            />
          </HydrationBoundary>
        )}
      </div>
    </section>
  );
}

/** Shown without consent: the address, the reason, the consent settings, and a link to the map service. */
async function MapPlaceholder({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.map' });
  return (
    <>
      <img className="absolute size-full object-cover" src="/brand/contours-sand.svg" alt="" loading="lazy" />
      <div
        className={`${styles.slip} relative self-end border-ink border-t-5 border-double bg-paper pt-7 pb-8 sm:max-w-136 sm:border-r`}
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
