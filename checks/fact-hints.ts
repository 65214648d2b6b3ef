import { DAY_MS } from '@/lib/calendar/dates';
import { missingHolidays, openEves } from '@/lib/calendar/holidays';
import type { Bilingual } from '@/model/bilingual';
import type { Company } from '@/model/facts';
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

const PAST_DATES = ['privacyUpdated', 'confirmed.on', 'map.since'];
const futureDate: ValueRule = ({ key, text }, _, today) =>
  PAST_DATES.includes(key) && text > today ? say('inFuture', { day: text }) : undefined;

const oldDate: ValueRule = ({ key, text }, _, today) => {
  const age = daysBetween(text, today);
  if (key === 'privacyUpdated' && age > 366) return say('oldPolicy');
  return key === 'confirmed.on' && age > 3 * 366 ? say('oldAnswer') : undefined;
};

const emailDomain: ValueRule = ({ field, text }, { siteUrl }) => {
  if (field !== 'email') return undefined;
  const domain = text.split('@')[1] ?? '';
  const site = siteUrl.replace(/^https:\/\/(www\.)?|:\d+$/g, '');
  const isSimilar = domain === `www.${site}` || isOneLetterOff(domain, site) || differsInTopLevel(domain, site);
  return isSimilar ? say('similarDomain', { domain, own: site }) : undefined;
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

const unusualValues: Rule = (company, today) =>
  valueEntries(company).flatMap(([key, content]) => {
    const value = { key, field: key.replace(/.*\./, ''), text: String(content) };
    const messages = VALUE_RULES.flatMap((rule) => rule(value, company, today) ?? []);
    return messages.map((message): Hint => [key, message]);
  });

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

const VALUE_RULES = [unusualNumber, futureDate, oldDate, privateAddress, formAddress, mapAddress, emailDomain];
export const FACT_HINTS: Rule[] = [unusualValues, openOnHolidays, lastClosedDate];

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
