import { getTranslations } from 'next-intl/server';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { SectionMark } from '@/components/ui/SectionMark';
import { LOCALES, type Locale } from '@/i18n/locales';
import { company, formatAddress, mapEmbedUrl } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { ContactMap } from './ContactMap';
import { FIELDS, type FieldInput, NAMES, REQUIRED } from './fields';
import { MapPlaceholder } from './MapPlaceholder';

/** How to reach the company: details, hours, the form, the map. */
export async function Contact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const form = await getTranslations({ locale, namespace: 'contact.form' });
  const toast = await getTranslations({ locale, namespace: 'toast' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const map = mapEmbedUrl(locale);
  const toastText = (kind: 'missing' | 'error' | 'success') => ({
    title: toast(`${kind}.title`),
    description: toast(`${kind}.description`),
  });
  return (
    <section id="contact" className="py-section" suppressHydrationWarning>
      <div className="wrap">
        <div className="columns gap-y-12">
          <div className="wide:col-[1/6]">
            <SectionMark className="mb-7">{t('label')}</SectionMark>
            <h2 className="text-h2">{t('title')}</h2>
            <p className="mt-6 max-w-[34ch] text-balance text-lead">
              {t('lead')}
              {company.replyWithinWorkingDays && ` ${t('reply', { days: company.replyWithinWorkingDays })}`}
            </p>
            <ContactDetails locale={locale} />
          </div>
          <div className="border border-ink bg-sheet px-[min(--theme(--spacing-form-x),6.5vw)] py-form-y wide:col-[6/13] wide:self-start wide:xl:col-[7/13]">
            <h3 className="mb-5 text-h4" id="contact-form-title">
              {form('title')}
            </h3>
            <HydrationBoundary selector="#contact-form">
              <ContactForm
                endpoint={FORM_ENDPOINT}
                text={{
                  requiredNote: form('requiredNote'),
                  labels: each(NAMES, (name) => form(FIELDS[name].text)),
                  hints: each(NAMES, (name) => {
                    const { hint } = { hint: undefined, ...FIELDS[name] };
                    return hint && form(hint);
                  }),
                  choices: choicesOf(form.raw),
                  optional: common('optional'),
                  errors: each(REQUIRED, (name) => form(`errors.${FIELDS[name].text}`)),
                  submit: form('submit'),
                  submitting: form('submitting'),
                  missing: toastText('missing'),
                  error: toastText('error'),
                  success: toastText('success'),
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
          <HydrationBoundary selector=".map">
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

/** What `make` gives for each of some names. */
function each<Name extends string, Value>(names: Name[], make: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

/** The words of every select, by the ids of its options. @param raw reads a catalog's text or group below `contact.form` */
export function choicesOf(
  raw: (key: never) => unknown,
  fields: Record<string, { text: string; input: FieldInput }> = FIELDS,
): Record<string, Record<string, string>> {
  const selects = Object.entries(fields).filter(([, { input }]) => input.options);
  return Object.fromEntries(
    selects.map(([name, { text }]) => [name, raw(`options.${text}` as never) as Record<string, string>]),
  );
}
