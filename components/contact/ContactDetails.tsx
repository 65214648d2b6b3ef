import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { AddressLines } from '@/components/ui/AddressLines';
import { LOCALES, type Locale } from '@/i18n/locales';
import { company, emailHref, phoneHref } from '@/lib/company';
import { formatTime, openingHoursRows, weekdayNames } from '@/lib/opening-hours';
import { OpenNow } from './OpenNow';

/** Phone, e-mail, addresses and opening hours. */
export async function ContactDetails({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  // Smaller, to fit one line of a phone.
  const isLong = company.phone.length > 15;
  return (
    <div className="mt-panel @pair:@max-wide:grid @pair:@max-wide:grid-cols-[1fr_minmax(0,22rem)] @pair:@max-wide:gap-x-gutter">
      <h3 className="sr-only">{t('detailsTitle')}</h3>
      <dl className="details">
        <dt>{t('phone')}</dt>
        <dd>
          <a className={clsx('figures block', isLong ? 'font-light text-h4' : 'phone')} href={phoneHref(company.phone)}>
            {company.phone}
          </a>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <a className="text-link inline-block" href={emailHref(company.email)}>
            {company.email}
          </a>
        </dd>
        <dt>{t('visit')}</dt>
        <dd>
          <AddressLines address={company.officeAddress} />
        </dd>
        {company.postalAddress && (
          <>
            <dt>{t('post')}</dt>
            <dd>
              <AddressLines address={company.postalAddress} />
            </dd>
          </>
        )}
      </dl>
      {company.openingHours.length > 0 && <OpeningHours locale={locale} />}
    </div>
  );
}

async function OpeningHours({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const openText = {
    openNow: t('hours.openNow', { closes: '{closes}' }),
    opensToday: t('hours.opensToday', { opens: '{opens}' }),
    opensTomorrow: t('hours.opensTomorrow', { opens: '{opens}' }),
    opensOn: t('hours.opensOn', { day: '{day}', opens: '{opens}' }),
  };
  const times = Object.fromEntries(
    company.openingHours
      .flatMap(({ opens, closes }) => [opens, closes])
      .map((time) => [time, formatTime(time, locale)]),
  );
  return (
    <div>
      <h3 className="mt-9 mb-2 text-h4 @pair:@max-wide:mt-0">{t('hours.title')}</h3>
      <OpenNow
        hours={company.openingHours}
        closedDates={company.closedDates}
        timeZone={company.timeZone}
        text={openText}
        times={times}
        language={LOCALES[locale].intl}
        longest={longestOf(openText, Object.values(times), weekdayNames(locale))}
      />
      <dl className="border-ink border-t-[1.5px] @wide:max-w-[22rem]">
        {openingHoursRows(locale).map(({ days, hours }) => (
          <div
            key={days}
            className="flex flex-wrap justify-between gap-x-4 border-rule border-b py-[.7rem] leading-[1.4]"
          >
            <dt>{days}</dt>
            <dd className="ml-auto text-right font-medium">
              {hours.length === 0 && t('hours.closed')}
              {hours.map((span) => (
                <span key={span.opens} className="block">
                  {t('hours.range', span)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The longest sentence that the patterns can make of these times and days. */
function longestOf(patterns: Record<string, string>, times: string[], days: string[]): string {
  const longest = (words: string[]) => words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const [time, day] = [longest(times), longest(days)];
  return longest(
    Object.values(patterns).map((pattern) => pattern.replace(/\{(opens|closes)\}/, time).replace('{day}', day)),
  );
}
