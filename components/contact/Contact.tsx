import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Island } from '@/components/islands/Island';
import { Links, Questions, Rows } from '@/components/rows/Rows';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { linkedSentence, markWords } from '@/components/ui/LinkedText.browser';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { LOCALES, type Locale } from '@/i18n/locales';
import { pagePath } from '@/i18n/pages';
import { dateWords } from '@/lib/calendar/dates';
import { workingCalendar } from '@/lib/calendar/opening-hours';
import type { ReplyPromise } from '@/lib/calendar/reply-day';
import { company, formatAddress, mapEmbedUrl, mapLinkUrl, phoneHref, shows } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { namespaceTexts, optional } from '@/lib/texts';
import { ContactMethods, OfficeDetails } from './ContactDetails';
import { fieldTexts } from './Field.browser';

export async function Contact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const toast = await getTranslations({ locale, namespace: 'toast.error' });
  const promise = replyPromise(locale);
  const reply = promise ? ` ${t('reply', { days: promise.workingDays })}` : '';
  return (
    <section id="contact" className="py-section">
      <div className="wrap">
        <SectionHeading label={t('label')} title={t('title')} lead={(optional(t, 'lead') ?? '') + reply} />
        <div className="contact-content grid gap-x-gutter">
          <ContactMethods locale={locale} />
          <div
            className={clsx(
              'my-6 self-start border bg-sheet p-card [grid-area:form]',
              'max-sm:mt-5 @half:mt-12 @half:mb-0 @wide:mt-0 print:hidden',
            )}
          >
            <h3 className="mb-5 text-h4 max-sm:mb-2" id="contact-form-title">
              {t('form.title')}
            </h3>
            <Island
              name="ContactForm"
              props={{
                endpoint: FORM_ENDPOINT,
                promise,
                fields: fieldTexts((key) => t(`form.${key}` as 'form.title')),
                text: {
                  requiredNote: t('form.requiredNote'),
                  optional: common('optional'),
                  submit: t('form.submit'),
                  submitting: t('form.submitting'),
                  sent: t('form.sent', { time: '{time}' }) + (promise ? ` ${t('form.replyBy', { day: '{day}' })}` : ''),
                  unsure: t('form.unsure', { time: '{time}' }),
                },
                language: LOCALES[locale].lang,
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
            <p className="mt-5 hidden text-slate text-small nojs:block">{t('form.plain')}</p>
          </div>
          <OfficeDetails locale={locale} />
        </div>
        <Rows list="steps" locale={locale} numbered />
        <Questions locale={locale} />
        <Links locale={locale} />
        {shows('contact.map') && <ContactMap locale={locale} />}
      </div>
    </section>
  );
}

function replyPromise(locale: Locale): ReplyPromise | undefined {
  const { replyWithinWorkingDays: workingDays, timeZone } = company;
  if (!workingDays) return undefined;
  return {
    workingDays,
    ...workingCalendar(company),
    timeZone,
    dates: dateWords(LOCALES[locale].intl, { weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

async function ContactMap({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.map' });
  const address = formatAddress(company.officeAddress);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for fields
    <div
      id="contact-map"
      className="relative mt-group grid overflow-clip bg-sand print:hidden"
      role="group"
      aria-label={t('title', { address })}
    >
      <img className="absolute size-full object-cover" src="/brand/contours-sand.svg" alt="" loading="lazy" />
      <Island name="MapFrame" props={{ src: mapEmbedUrl(locale) ?? '', title: t('title', { address }) }} />
      <div className="contact-card relative flex flex-col items-start bg-paper sm:max-w-136 sm:border-r">
        <p>{address}</p>
        <div>
          <p className="max-w-note text-small nojs:hidden">{t('consentMessage')}</p>
          <Island name="ConsentButton" props={{ text: t('openSettings'), className: 'my-3 max-sm:px-2' }} />
        </div>
        <Island name="MapNotice" props={{ text: t('unavailable') }} />
        <ExternalLink className="inline-link" href={mapLinkUrl()} rel="noopener noreferrer" locale={locale}>
          {t('openElsewhere')}
        </ExternalLink>
      </div>
    </div>
  );
}
