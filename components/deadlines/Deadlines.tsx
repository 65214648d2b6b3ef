import { getTranslations } from 'next-intl/server';
import { buildDay } from '@/company/build-day';
import { company, shows } from '@/company/company';
import { type Deadline, vatDeadlines } from '@/company/deadlines';
import { LOCALES, type Locale } from '@/company/locales';
import { Island } from '@/components/islands/Island';

const BUILD_YEAR = Number(buildDay().slice(0, 4));
/** In the next year, the page may still be online. */
const YEARS = [BUILD_YEAR, BUILD_YEAR + 1];

export async function Deadlines({ locale }: { locale: Locale }) {
  if (!shows('services.deadlines')) return null;
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const rowOf = ({ date, term, year }: Deadline, listYear: number) => ({
    date,
    day: dateText(date, locale, { day: 'numeric' }),
    month: dateText(date, locale, { month: 'short' }).replace('.', ''),
    term: year === listYear ? t('term', { term }) : t('termOf', { term, year: String(year) }),
  });
  const years = YEARS.map((year) => ({
    label: t('label', { year: String(year) }),
    rows: vatDeadlines(year).map((deadline) => rowOf(deadline, year)),
  }));
  return (
    <div className="columns items-baseline gap-y-4 border-rule-services border-t py-group print:py-4">
      <p className="font-semibold text-label @wide:col-span-3">{years[0]?.label}</p>
      <h3 className="text-title @wide:col-start-4">{t('title')}</h3>
      <Island name="DeadlineList" props={{ years, ...(await clockProps(locale)) }} />
    </div>
  );
}

/** The next deadline, in the last line of the hero. */
export async function HeroDeadline({ locale }: { locale: Locale }) {
  if (!shows('services.deadlines')) return null;
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const sentences = YEARS.flatMap(vatDeadlines)
    .filter(({ date }) => date >= buildDay())
    .map(({ date, term }) => {
      const day = dateText(date, locale, { day: 'numeric', month: 'long' });
      return { date, text: t('next', { term, date: day }) };
    });
  return <Island name="NextDeadline" props={{ sentences, ...(await clockProps(locale)) }} />;
}

function dateText(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString(LOCALES[locale].intl, { ...options, timeZone: 'UTC' });
}

/** What both islands need to say how much time is left. */
async function clockProps(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const texts = { today: t('today'), tomorrow: t('tomorrow'), inDays: t('inDays', { days: '{days}' }) };
  return { texts, timeZone: company.timeZone };
}
