import { getTranslations } from 'next-intl/server';
import { Island } from '@/components/islands/Island';
import { LOCALES, type Locale } from '@/i18n/locales';
import { calendarPath } from '@/i18n/pages';
import { dateWords } from '@/lib/calendar/dates';
import { shortMonths, termMonths } from '@/lib/calendar/deadline-words';
import { absoluteUrl, company, shows } from '@/lib/company';

const TERMS = [1, 2, 3, 4, 5, 6];

export async function Deadlines({ locale }: { locale: Locale }) {
  if (!shows('services.deadlines')) return null;
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const { intl } = LOCALES[locale];
  return (
    <div className="columns items-baseline gap-y-4 border-rule-services border-t py-group print:py-2">
      <p className="font-semibold text-label @wide:col-span-3">{t('label')}</p>
      <h3 className="max-sm:*:whitespace-normal text-title @wide:col-start-4">{t('title')}</h3>
      <Island
        name="DeadlineList"
        props={{
          label: t('label'),
          terms: TERMS.map((term) => t('term', { term, months: termMonths(term, locale) })),
          day: dateWords(intl, { day: 'numeric' }).months[0] ?? '',
          months: shortMonths(locale),
          ...(await clockProps(locale)),
        }}
      />
      <p className="col-span-full text-small @wide:col-start-4 print:hidden">
        <a className="inline-link touch-link me-4" href={calendarPath(locale)}>
          {t('calendar')}
        </a>{' '}
        <a className="inline-link touch-link" href={absoluteUrl(calendarPath(locale)).replace(/^https?/, 'webcal')}>
          {t('subscribe')}
        </a>
      </p>
    </div>
  );
}

export async function HeroDeadline({ locale }: { locale: Locale }) {
  if (!shows('services.deadlines')) return null;
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const sentences = TERMS.map((term) => t('next', { term, months: termMonths(term, locale), date: '{date}' }));
  const { months } = dateWords(LOCALES[locale].intl, { day: 'numeric', month: 'long' });
  return <Island name="NextDeadline" props={{ sentences, months, ...(await clockProps(locale)) }} />;
}

async function clockProps(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const texts = { today: t('today'), tomorrow: t('tomorrow'), inDays: t('inDays', { days: '{days}' }) };
  return { texts, timeZone: company.timeZone };
}
