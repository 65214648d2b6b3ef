import { getTranslations } from 'next-intl/server';
import { company, mapEmbedUrl, phoneHref, shows } from '@/company/company';
import { FORM_ENDPOINT } from '@/company/form-endpoint';
import { LOCALES, type Locale } from '@/company/locales';
import { namespaceTexts } from '@/company/namespace-texts';
import { pagePath } from '@/company/pages';
import { Island } from '@/components/islands/Island';
import { linkedSentence, markWords } from '@/components/ui/LinkedText';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { ClosedDates, ContactDetails } from './ContactDetails';
import { ContactMap } from './ContactMap';
import { fieldTexts } from './Field';

/** The section of the form, the contact details and the map, if the facts have one. */
export async function Contact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const toast = await getTranslations({ locale, namespace: 'toast.error' });
  const reply = shows('contact.reply') ? ` ${t('reply', { days: company.replyWithinWorkingDays ?? 0 })}` : '';
  return (
    <section id="contact" className="py-section has-data-sent:[--answered:1]">
      <div className="wrap">
        <SectionHeading mark={t('label')} title={t('title')} lead={t('lead') + reply} />
        <div className="columns mt-panel gap-y-12 @wide:grid-rows-[auto_1fr]">
          <ContactDetails locale={locale} />
          <div className="border border-ink bg-sheet p-card @wide:row-span-2 @wide:col-start-4 @wide:self-start print:hidden">
            <h3 className="mb-5 text-h4" id="contact-form-title">
              {t('form.title')}
            </h3>
            <Island
              name="ContactForm"
              props={{
                endpoint: FORM_ENDPOINT,
                fields: fieldTexts((key) => t(`form.${key}` as 'form.name')),
                text: {
                  requiredNote: t('form.requiredNote'),
                  optional: common('optional'),
                  submit: t('form.submit'),
                  submitting: t('form.submitting'),
                  sent: `${t('form.sent', { time: '{time}' })}${reply}`,
                  language: LOCALES[locale].intl,
                },
                toasts: {
                  missing: await namespaceTexts(locale, 'toast.missing'),
                  error: {
                    title: toast('title'),
                    description: linkedSentence(
                      toast.markup('description', { phone: markWords }),
                      phoneHref(company.phone),
                    ),
                  },
                  success: await namespaceTexts(locale, 'toast.success'),
                },
                privacyNote: linkedSentence(
                  t.markup('form.privacyNote', { link: markWords }),
                  pagePath('privacy', locale),
                ),
              }}
            />
          </div>
          <ClosedDates locale={locale} />
        </div>
        {shows('contact.map') && <ContactMap src={mapEmbedUrl(locale) ?? ''} locale={locale} />}
      </div>
    </section>
  );
}
