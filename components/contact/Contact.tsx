import { getTranslations } from 'next-intl/server';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { SectionMark } from '@/components/ui/SectionMark';
import { LOCALES, type Locale } from '@/i18n/locales';
import { textsOf } from '@/i18n/texts';
import { company, formatAddress, mapEmbedUrl } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { ContactMap } from './ContactMap';
import { formFields } from './fields';
import { MapPlaceholder } from './MapPlaceholder';

export async function Contact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const form = await getTranslations({ locale, namespace: 'contact.form' });
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
              {form('title')}
            </h3>
            <HydrationBoundary selector="#contact-form">
              <ContactForm
                endpoint={FORM_ENDPOINT}
                fields={formFields(
                  (key) => form(key as 'name'),
                  (key) => form.raw(key as 'name'),
                )}
                text={{
                  requiredNote: form('requiredNote'),
                  optional: common('optional'),
                  submit: form('submit'),
                  submitting: form('submitting'),
                }}
                toasts={{
                  missing: await textsOf(locale, 'toast.missing'),
                  error: await textsOf(locale, 'toast.error'),
                  success: await textsOf(locale, 'toast.success'),
                }}
                privacyNote={form.rich('privacyNote', {
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
              lang={LOCALES[locale].html}
              placeholder={<MapPlaceholder locale={locale} />}
            />
          </HydrationBoundary>
        )}
      </div>
    </section>
  );
}
