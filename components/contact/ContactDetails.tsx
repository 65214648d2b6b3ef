import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import { AddressLines } from '@/components/ui/AddressLines';
import { EmailText } from '@/components/ui/EmailText.browser';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { LOCALES, type Locale } from '@/i18n/locales';
import { buildYear } from '@/lib/calendar/build-day';
import { dateWords } from '@/lib/calendar/dates';
import { lastClosedDate } from '@/lib/calendar/holidays';
import { hasHours } from '@/lib/calendar/open-state';
import {
  closedDateYears,
  formatTime,
  longestOpenSentence,
  officeWeek,
  openingHoursRows,
} from '@/lib/calendar/opening-hours';
import { company, emailHref, letterAddress, phoneHref, shows } from '@/lib/company';
import { HoursRow } from './HoursRow.browser';

/** Keeps the placeholders: OpenNow fills them in. */
const PLACEHOLDERS = { closes: '{closes}', opens: '{opens}', day: '{day}' };

const LIST = 'print:grid print:grid-cols-3 print:gap-x-8';

export async function ContactMethods({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  // A long number is smaller, so that it fits on one line of a phone; else it may wrap.
  const phoneSize = company.phone.length > 15 ? 'text-h4' : 'contact-phone @pair:whitespace-nowrap';
  return (
    <dl id="contact-details" className={clsx('[grid-area:reach]', LIST)}>
      <Detail hidesTerm term={t(shows('contact.officePhone') ? 'officePhone' : 'phone')}>
        <a className={`inline-link touch-link numerals ${phoneSize}`} href={phoneHref(company.phone)}>
          {company.phone}
        </a>
        {shows('contact.booking') && (
          <p>
            <ExternalLink className="inline-link touch-link font-semibold" href={company.bookingUrl} locale={locale}>
              {t('booking')}
            </ExternalLink>
          </p>
        )}
      </Detail>
      <Detail hidesTerm term={t('email')}>
        <a className="inline-link touch-link font-semibold" href={emailHref(company.email)}>
          <EmailText email={company.email} />
        </a>
      </Detail>
    </dl>
  );
}

export async function OfficeDetails({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  return (
    <>
      <h3 className="sr-only">{t('detailsTitle')}</h3>
      <dl className={clsx('contact-visit [grid-area:visit]', LIST)}>
        <Detail term={t('visit')}>
          <AddressLines {...company.officeAddress} />
        </Detail>
        {shows('contact.otherOffices') && (
          <Detail term={t('otherOffices')}>
            {company.otherOffices.map(({ phone, hours, ...address }) => (
              <p key={address.street} className="not-first:mt-2">
                <AddressLines {...address} />
                {phone && (
                  <>
                    <br />
                    <a className="inline-link touch-link" href={phoneHref(phone)}>
                      {phone}
                    </a>
                  </>
                )}
                {hours?.[locale] && <span className="block">{` ${hours[locale]}`}</span>}
              </p>
            ))}
          </Detail>
        )}
        {shows('contact.post') && (
          <Detail term={t('post')}>
            <AddressLines {...letterAddress} />
          </Detail>
        )}
      </dl>
      {shows('contact.hours') && <WeeklyHours locale={locale} />}
      <ClosedDates locale={locale} />
    </>
  );
}

/** On phones a term that its value says too can be left to screen readers. */
function Detail({ term, hidesTerm, children }: { term: string; hidesTerm?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className={clsx('font-medium text-label text-slate leading-relaxed', hidesTerm && '@max-half:sr-only')}>
        {term}
      </dt>{' '}
      <dd className={clsx('mb-4 leading-normal print:col-span-2 print:mb-2', hidesTerm && '@max-half:mb-0')}>
        {children}
      </dd>{' '}
    </>
  );
}

async function WeeklyHours({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact' });
  const { openingHours, closedDates } = company;
  const calendar = { week: officeWeek(openingHours), closedDates, holidaysAfter: lastClosedDate(company) };
  const times = openingHours.filter(hasHours).flatMap(({ opens, closes }) => [opens, closes]);
  const words = {
    // Catalogs need only the texts that are shown.
    text: {
      ...(shows('contact.hours.openNow') && {
        openNow: t('hours.openNow', PLACEHOLDERS),
        opensToday: t('hours.opensToday', PLACEHOLDERS),
        opensTomorrow: t('hours.opensTomorrow', PLACEHOLDERS),
        opensOn: t('hours.opensOn', PLACEHOLDERS),
      }),
      ...(shows('contact.hours.openByAppointment') && { openByAppointment: t('hours.openByAppointment') }),
    },
    times: Object.fromEntries(times.map((time) => [time, formatTime(time, locale)])),
    dates: dateWords(LOCALES[locale].intl, { weekday: 'long', day: 'numeric', month: 'long' }),
  };
  return (
    <div className="mt-2 [grid-area:hours] @half:mt-0 @wide:mt-5 print:mt-0">
      <h3 className="mb-2 text-h4">{t('hours.title')}</h3>
      <Island
        name="OpenNow"
        props={{
          ...calendar,
          timeZone: company.timeZone,
          longest: longestOpenSentence(words, calendar),
          ...words,
        }}
      />
      <dl className="border-t-line @wide:max-w-88">
        {openingHoursRows(locale).map(({ days, hours, byAppointment }) => (
          <HoursRow key={days} term={days}>
            {hours.length === 0 && t(byAppointment ? 'hours.byAppointment' : 'hours.closed')}
            {/* A block in <dd> alone would be spoken twice. */}
            {hours.map((span, index) => (
              <Fragment key={span.opens}>
                {index > 0 && <br />}
                {t('hours.range', span)}
              </Fragment>
            ))}
          </HoursRow>
        ))}
      </dl>
    </div>
  );
}

async function ClosedDates({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'contact.hours' });
  const ranges = closedDateYears(locale, buildYear());
  if (ranges.length === 0 || company.openingHours.length === 0) return null;
  const years = ranges.map((ofYear) => ({ label: t('closedIn', { year: ofYear.year }), ranges: ofYear.ranges }));
  return (
    <Island
      name="ClosedDays"
      props={{ years, next: t('nextClosed'), all: t('allClosed'), timeZone: company.timeZone }}
    />
  );
}
