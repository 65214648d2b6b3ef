import { getTranslations } from 'next-intl/server';
import { buildDay } from '@/company/build-day';
import { company, shows } from '@/company/company';
import { type Deadline, vatDeadlines } from '@/company/deadlines';
import { LOCALES, type Locale } from '@/company/locales';
import { Island } from '@/components/islands/Island';

/** The year of the build and the next one, when the page may still be online. */
const YEARS = [0, 1].map((later) => Number(buildDay().slice(0, 4)) + later);

/** The six deadlines of the year. */
export async function Deadlines({ locale }: { locale: Locale }) {
  if (!shows('services.deadlines')) return null;
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const texts = await deadlineTexts(locale);
  return (
    <div className="columns items-baseline gap-y-4 border-rule-services border-t py-group print:py-4">
      <p className="font-semibold text-label @wide:col-span-3">{t('label', { year: String(YEARS[0]) })}</p>
      <h3 className="text-title @wide:col-start-4">{t('title')}</h3>
      <div className="@wide:col-start-4">
        <Island
          name="DeadlineList"
          props={{
            years: YEARS.map((year) => ({
              label: t('label', { year: String(year) }),
              rows: vatDeadlines(year).map((deadline) => texts.row(deadline, year)),
            })),
            left: texts.left,
            timeZone: company.timeZone,
          }}
        />
      </div>
    </div>
  );
}

/** The next deadline, in the last line of the hero. */
export async function HeroDeadline({ locale }: { locale: Locale }) {
  if (!shows('services.deadlines')) return null;
  const texts = await deadlineTexts(locale);
  const sentences = YEARS.flatMap(vatDeadlines)
    .filter(({ date }) => date >= buildDay())
    .map(texts.sentence);
  return <Island name="NextDeadline" props={{ sentences, left: texts.left, timeZone: company.timeZone }} />;
}

async function deadlineTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const { intl } = LOCALES[locale];
  const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }).format(new Date(date));
  return {
    left: { today: t('today'), tomorrow: t('tomorrow'), inDays: t('inDays', { days: '{days}' }) },
    sentence: ({ date, term }: Deadline) => ({
      date,
      text: t('next', { term, date: inWords(date, { day: 'numeric', month: 'long' }) }),
    }),
    row: ({ date, term, year }: Deadline, shown: number) => ({
      date,
      day: inWords(date, { day: 'numeric' }),
      month: inWords(date, { month: 'short' }).replace('.', ''),
      term: year === shown ? t('term', { term }) : t('termOf', { term, year: String(year) }),
    }),
  };
}
