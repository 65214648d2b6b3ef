import { DAY_MS } from '@/lib/calendar/dates';
import { missingHolidays, openEves } from '@/lib/calendar/holidays';
import type { Bilingual } from '@/model/bilingual';
import type { Company, OpeningHours, OpeningRow } from '@/model/facts';
import { WEEKDAYS } from '@/model/formats';
import { type Weekday, weekdayNames } from '@/model/kinds';
import { valueEntries } from '@/model/review';
import { formAddress, mapAddress, privateAddress, type ValueRule } from './address-hints';
import { say } from './messages';

type Hint = [key: string, message: Bilingual];
type Rule = (company: Company, today: string) => Hint[];

const WARNING_DAYS = 60; // before the last closed day
const USUAL_RANGES: Record<string, [least: number, most: number]> = {
  priceFrom: [300, 30_000],
  replyWithinWorkingDays: [1, 10],
  retentionMonths: [1, 36],
  customerYears: [5, 10],
  logDays: [1, 365],
  months: [1, 36], // of a cookie of the map
  account: [1000, 8999], // Norwegian standard accounts
};

const unusualNumber: ValueRule = ({ field, text }) => {
  const [least = -Infinity, most = Infinity] = USUAL_RANGES[field] ?? [];
  return Number(text) < least || Number(text) > most ? say('unusual', { value: text }) : undefined;
};

const unusualTime: ValueRule = ({ field, text }) => {
  const isUnusual = (field === 'opens' && text < '06:00') || (field === 'closes' && text > '21:00');
  return isUnusual ? say('unusual', { value: text }) : undefined;
};

const PAST_DATES = ['privacyUpdated', 'confirmed.on', 'map.since'];
const futureDate: ValueRule = ({ key, text }, _, today) =>
  PAST_DATES.includes(key) && text > today ? say('inFuture', { day: text }) : undefined;

const oldDate: ValueRule = ({ key, text }, _, today) => {
  const age = daysBetween(text, today);
  if (key === 'privacyUpdated' && age > 366) return say('oldPolicy');
  return key === 'confirmed.on' && age > 3 * 366 ? say('oldAnswer') : undefined;
};

const MAIL_SERVICES =
  'gmail.com hotmail.com hotmail.no outlook.com icloud.com online.no live.com live.no yahoo.com yahoo.no'.split(' ');
const emailDomain: ValueRule = ({ field, text }, { siteUrl }) => {
  if (field !== 'email') return undefined;
  const domain = text.split('@')[1] ?? '';
  const site = siteUrl.replace(/^https:\/\/(www\.)?|:\d+$/g, '');
  if (domain === `www.${site}` || isOneLetterOff(domain, site) || differsInTopLevel(domain, site)) {
    return say('similarDomain', { domain, own: site });
  }
  const service = MAIL_SERVICES.find((known) => isOneLetterOff(domain, known) || differsInTopLevel(domain, known));
  return service && !MAIL_SERVICES.includes(domain) ? say('similarService', { domain, service }) : undefined;
};

function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const a = one.slice(start);
  const b = other.slice(start);
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

function differsInTopLevel(one: string, other: string): boolean {
  const withoutTopLevel = (domain: string) => domain.replace(/\.[^.]*$/, '');
  return one !== other && withoutTopLevel(one) === withoutTopLevel(other);
}

const OTHER_ALPHABET = /[\p{sc=Cyrillic}\p{sc=Greek}]/u;
const MIXED_ALPHABETS = /(?<=\p{sc=Latin})[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}](?=\p{sc=Latin})/u;
const otherAlphabet: ValueRule = ({ text }) => {
  const isLatinAddress = /^https:|@/.test(text) && /\p{sc=Latin}{2}/u.test(text.replace(/^https:|\.\w+$/g, ''));
  const [letter] = (isLatinAddress ? OTHER_ALPHABET : MIXED_ALPHABETS).exec(text) ?? [];
  return letter ? say('otherAlphabet', { letter }) : undefined;
};

const unusualValues: Rule = (company, today) =>
  valueEntries(company).flatMap(([key, content]) => {
    const value = { key, field: key.replace(/.*\./, ''), text: String(content) };
    const messages = VALUE_RULES.flatMap((rule) => rule(value, company, today) ?? []);
    return messages.map((message): Hint => [key, message]);
  });

const distantClosedDates: Rule = ({ closedDates }, today) => {
  const distant = closedDates.filter((date) => Math.abs(yearOf(date) - yearOf(today)) > 2);
  return distant.map((date) => ['closedDates', say('farAway', { day: date })]);
};

const openOnHolidays: Rule = (company, today) => {
  if (company.country !== 'NO' || company.closedDates.length === 0) return [];
  const hint = (days: string[], key: 'missingHolidays' | 'openEves'): Hint[] =>
    days.length > 0 ? [['closedDates', say(key, { days: days.join(', ') })]] : [];
  return [...hint(missingHolidays(company, today), 'missingHolidays'), ...hint(openEves(company, today), 'openEves')];
};

const lastClosedDate: Rule = ({ openingHours, closedDates }, today) => {
  const last = closedDates.toSorted().at(-1);
  if (openingHours.length === 0 || !last || daysBetween(today, last) > WARNING_DAYS) return [];
  return [['closedDates', last < today ? say('closedDaysPast') : say('lastClosedDate', { day: last })]];
};

/** Asks about another country than that of the telephone and organisation number, whose check it turns off. */
const otherCountry: Rule = ({ country, phone, organizationNumber }) => {
  const isNorwegian = phone.startsWith('+47') || /^\d{3} ?\d{3} ?\d{3}$/.test(organizationNumber);
  return country !== 'NO' && isNorwegian ? [['country', say('otherCountry', { country })]] : [];
};

const sharedAccounts: Rule = ({ services }) =>
  services.flatMap(({ id, account }, index): Hint[] => {
    const isShared = account && services.slice(0, index).some((other) => other.account === account);
    return isShared ? [[`services.${id}.account`, say('sharedAccount', { account })]] : [];
  });

/** A Friday may well be shorter. */
const FULL_DAYS = WEEKDAYS.slice(0, 4);
/** Asks about a day from Monday to Thursday that alone is closed at the hours of the others. */
const missingDay: Rule = ({ openingHours }) =>
  openingHours.flatMap((row): Hint[] => {
    if (!('opens' in row)) return [];
    const missing = FULL_DAYS.filter((day) => !openingHours.some((other) => covers(other, day, row)));
    const [day, ...others] = missing;
    if (!day || others.length > 0 || row.days.length < FULL_DAYS.length - 1) return [];
    return [['openingHours', say('missingDay', { day: weekdayNames([day]), times: `${row.opens}–${row.closes}` })]];
  });

function covers(row: OpeningRow, day: Weekday, { opens, closes }: OpeningHours): boolean {
  if (!row.days.includes(day)) return false;
  return !('opens' in row) || (row.opens < closes && opens < row.closes);
}

const VALUE_RULES = [
  unusualNumber,
  unusualTime,
  futureDate,
  oldDate,
  privateAddress,
  formAddress,
  mapAddress,
  emailDomain,
  otherAlphabet,
];
export const FACT_HINTS: Rule[] = [
  unusualValues,
  distantClosedDates,
  openOnHolidays,
  lastClosedDate,
  otherCountry,
  sharedAccounts,
  missingDay,
];

const yearOf = (date: string) => Number(date.slice(0, 4));
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
