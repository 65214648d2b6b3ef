import { DAY_MS } from '@/lib/calendar/dates';
import { missingHolidays, openEves } from '@/lib/calendar/holidays';
import type { Bilingual } from '@/model/bilingual';
import type { Company } from '@/model/facts';
import { parseUrl } from '@/model/formats';
import { valueEntries } from '@/model/review';
import { say } from './messages';

type Hint = [key: string, message: Bilingual];
type Rule = (company: Company, today: string) => Hint[];
/** Asks about a single value. `field` is the last part of its key. */
type ValueRule = (value: Value, company: Company, today: string) => Bilingual | undefined;
type Value = { key: string; field: string; text: string };

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

/** Host and path of pages that are seen only in a network, or by whoever is signed in. */
const PRIVATE_PAGES = [
  /^([\d.]+|([^/]+\.)?(local|localhost|lan|home|internal))\//,
  /^(admin|intra(nett?)?|mail|dash(board)?)\.[^/.]+\./,
  /^(docs|drive|calendar)\.google\.com\/\w+\/(my-drive|shared-with-me|u\/\d+\/(?!appointments\/|folders\/))/,
  /^(onedrive\.live\.com\/$|[^/]+\.sharepoint\.com\/(?!:))/,
  /^(outlook\.(office|live)\.com\/(mail|calendar)|(www\.)?dropbox\.com\/(home|work)|calendly\.com\/event_types)(\/|$)/,
  /\/(admin|manage|edit|settings|dashboard|wp-admin|wp-login\.php)(\/|$)/i,
];
const isPrivate = ({ hostname, pathname }: URL) => PRIVATE_PAGES.some((page) => page.test(hostname + pathname));

/** Facts whose address is not a page for visitors, or is asked about by another rule. */
const OTHER_ADDRESSES = /^(formEndpoint|siteUrl|map|editor)\b/;
const privateAddress: ValueRule = ({ key, text }) => {
  const url = /^https:\S+$/.test(text) && !OTHER_ADDRESSES.test(key) ? parseUrl(text) : undefined;
  return url && isPrivate(url) ? say('ownerOnly') : undefined;
};

const FORM_PAGES = [
  /(^|\.)(google|office|microsoft|cloud\.microsoft|typeform|tally|jotform|airtable)\.|^(app|dash|dashboard|account)\./,
  /(^|\.)(surveymonkey|nettskjema|mailchimp|list-manage|wufoo|zoho|hsforms|pipedrive|podio)\./,
  /(^|\.)(cognitoforms|paperform|fillout|123formbuilder)\.|^forms\.(gle|cloud\.microsoft)$/,
];
const FORM_PATHS = [
  /^\/(forms\/?|forms\/\d+\/?|start\/?|app\/.*|[sf]\/?)?$/i,
  /\/(log-?in|sign-?(in|up)|register|dashboard|backend|settings|integrations?|submissions|edit|viewform)\b/i,
];
const UNFILLED = /\/(ID|CODE|KODE|FORM[_-]?ID|YOUR[_-][\w-]+|X{3,}|(?:\[|%3C|%7B).*)\/?$/i;
/** They need a hidden field, other names of fields, or show a captcha, behind which messages are lost (docs/online.md, step 4). */
const UNSUITABLE =
  /(^|\.)(web3forms\.com|staticforms\.(xyz|dev|com)|formspree\.io|forminit\.com|getform\.io|formsubmit\.co|netlify\.(app|com))$/;
const formAddress: ValueRule = ({ key, text }) => {
  if (key !== 'formEndpoint') return undefined;
  const { hostname, pathname } = new URL(text);
  if (UNSUITABLE.test(hostname)) return say('unsuitableService', { service: hostname });
  if (UNFILLED.test(pathname)) return say('unfilledAddress');
  const isPage = FORM_PAGES.some((page) => page.test(hostname)) || FORM_PATHS.some((page) => page.test(pathname));
  return isPage ? say('formPage') : undefined;
};

/** Links to a map that no other site may frame, such as those of “Share”. */
const UNFRAMED_MAPS = [
  /^https:\/\/(maps\.app\.goo\.gl|goo\.gl|maps\.apple\.com)\//,
  /^https:\/\/((www|maps)\.)?google\.[a-z.]+\/(?!maps\/embed)(?!.*output=embed)/,
  /^https:\/\/(www\.)?openstreetmap\.org\/(?!export\/embed)/,
];

const mapAddress: ValueRule = ({ key, text }) => {
  const isUnframed = key === 'map.embedUrl' && UNFRAMED_MAPS.some((pattern) => pattern.test(text));
  return isUnframed ? say('unframedMap') : undefined;
};

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

const lastClosedDate: Rule = ({ country, openingHours, closedDates }, today) => {
  const last = closedDates.toSorted().at(-1);
  // Norwegian holidays after it count as closed.
  if (country === 'NO' || openingHours.length === 0 || !last || daysBetween(today, last) > WARNING_DAYS) return [];
  return [['closedDates', say('lastClosedDate', { day: last })]];
};

const VALUE_RULES = [unusualNumber, futureDate, oldDate, privateAddress, formAddress, mapAddress, emailDomain];
export const FACT_HINTS: Rule[] = [unusualValues, openOnHolidays, lastClosedDate];

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
