import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/i18n/locales';
import { plainText } from '@/i18n/plain-text';
import { company, siteUrl } from '@/lib/company';
import { buildYear, calendarRevision } from './build-day';
import { addDays } from './dates';
import { termMonths } from './deadline-words';
import { type Deadline, vatDeadlines } from './deadlines';

const YEARS = 3;
const MAX_OCTETS = 75; // of a line
/** Programs store the seconds since then, until 2088, in 31 bits. */
const FIRST_REVISION = Date.UTC(2020);

/** Returns the deadlines of the year of the build and the next ones as a calendar (RFC 5545); empty if the company shows none. */
export async function deadlineCalendar(locale: Locale): Promise<string> {
  if (!company.deadlines) return '';
  const t = await getTranslations({ locale, namespace: 'services.deadlines' });
  const year = Number(buildYear());
  const revision = calendarRevision(locale);
  const dayOf = (date: string) => date.replaceAll('-', '');
  const eventOf = ({ date, term }: Deadline) => [
    'BEGIN:VEVENT',
    `UID:vat-${date.slice(0, 4)}-${term}@${new URL(siteUrl).hostname}`,
    ...['DTSTAMP', 'LAST-MODIFIED'].map((name) => `${name}:${timeOf(revision)}`),
    `SEQUENCE:${Math.max(0, Math.floor((revision - FIRST_REVISION) / 1000))}`,
    `DTSTART;VALUE=DATE:${dayOf(date)}`,
    // One day; some programs do not show an event that has no end.
    `DTEND;VALUE=DATE:${dayOf(addDays(date, 1))}`,
    `SUMMARY:${escaped(t('event', { term, months: termMonths(term, locale) }))}`,
    `DESCRIPTION:${escaped(`${company.name}, ${company.phone}`)}`,
    `URL:${siteUrl}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const deadlines = Array.from({ length: YEARS }, (_, index) => vatDeadlines(year + index)).flat();
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(company.name)}//${locale}`],
    // The name and the interval of a subscription, each in the standard's words and in older ones.
    ...['NAME', 'X-WR-CALNAME'].map((name) => `${name}:${escaped(`${t('label')} – ${company.brand}`)}`),
    ...['REFRESH-INTERVAL;VALUE=DURATION:P1W', 'X-PUBLISHED-TTL:P1W'],
    ...deadlines.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const timeOf = (ms: number) => new Date(ms).toISOString().replace(/\.\d+|[-:]/g, '');

const escaped = (text: string) => plainText(text).replace(/[\\;,]/g, '\\$&');

function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) < MAX_OCTETS) parts[parts.length - 1] = last + character;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}
