import type { Company } from '@/company/facts';
import { missingHolidays } from '@/company/holidays';
import { valueEntries } from '@/company/marks';
import { say, type Words } from '@/company/words';

type Hint = [key: string, message: Words];
type Rule = (company: Company, today: string) => Hint[];

const DAY_MS = 86_400_000;
const WARNING_DAYS = 60; // before the last closed day
const ORDINARY: Record<string, [least: number, most: number]> = {
  priceFrom: [300, 30_000],
  replyWithinWorkingDays: [1, 10],
  retentionMonths: [1, 36],
  customerYears: [5, 10],
  logDays: [1, 365],
  months: [1, 36], // of a cookie of the map
};

const unusualNumbers: Rule = (company) =>
  valueEntries(company).flatMap(([key, value]): Hint[] => {
    const [least, most] = ORDINARY[key.replace(/.*\./, '')] ?? [];
    if (typeof value !== 'number' || least === undefined || most === undefined) return [];
    return value < least || value > most ? [[key, say(`${value} er uvanlig`, `${value} is unusual`)]] : [];
  });

const DAYS_PAST = ['privacyUpdated', 'confirmed.on', 'map.since'];
const wrongDays: Rule = (company, today) =>
  valueEntries(company).flatMap(([key, value]): Hint[] => {
    const day = String(value);
    if (DAYS_PAST.includes(key) && day > today) {
      return [[key, say(`${day} er ikke kommet ennå`, `${day} is still to come`)]];
    }
    const isFar = /^closedDates\./.test(key) && Math.abs(Number(day.slice(0, 4)) - yearOf(today)) > 2;
    return isFar ? [['closedDates', say(`${day} er langt unna`, `${day} is far away`)]] : [];
  });

const oldPolicy: Rule = ({ privacyUpdated }, today) => {
  if (daysBetween(privacyUpdated, today) <= 366) return [];
  const message = say(
    'personvernerklæringen er eldre enn tolv måneder; stemmer den fortsatt?',
    'the privacy policy is older than twelve months; does it still hold?',
  );
  return [['privacyUpdated', message]];
};

const holidays: Rule = (company, today) => {
  if (company.country !== 'NO' || company.closedDates.length === 0) return [];
  const days = missingHolidays(company, today).join(', ');
  return days
    ? [['closedDates', say(`disse helligdagene mangler: ${days}`, `these Norwegian holidays are missing: ${days}`)]]
    : [];
};

const lastClosedDay: Rule = ({ openingHours, closedDates }, today) => {
  const last = [...closedDates].sort().at(-1) ?? '';
  if (openingHours.length === 0 || last < today || daysBetween(today, last) > WARNING_DAYS) return [];
  const message = say(
    `den siste stengte dagen er ${last}; etter den stopper byggingen. Legg til flere`,
    `the last closed day is ${last}; after it, no build is published. Add more`,
  );
  return [['closedDates', message]];
};

const socialAddresses: Rule = ({ social }) =>
  social.flatMap(({ network, url }, index): Hint[] => {
    const { hostname, pathname } = new URL(url);
    const name = network.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    const isOther = KNOWN_NETWORKS.some((known) => hostname.includes(`${known}.`) && !isNetwork(name, known));
    if (pathname === '/') return [[`social.${index}.url`, FRONT_PAGE]];
    return isOther ? [[`social.${index}.url`, say(`dette er ikke ${network}`, `this is not ${network}`)]] : [];
  });
const KNOWN_NETWORKS = ['linkedin', 'facebook', 'instagram', 'youtube', 'tiktok', 'twitter', 'x'];
const isNetwork = (name: string, known: string) => name.includes(known) || (known === 'twitter' && name === 'x');
const FRONT_PAGE = say(
  'dette er forsiden til nettverket, ikke siden deres',
  'this is the front page of the network, and not yours',
);

const FORM_PAGES = /(^|\.)(google|gle|office|microsoft)\.|typeform\./;
const formAddress: Rule = ({ formEndpoint }) => {
  if (!formEndpoint || !URL.canParse(formEndpoint)) return [];
  const { hostname, pathname } = new URL(formEndpoint);
  if (pathname !== '/' && !FORM_PAGES.test(hostname)) return [];
  const message = say(
    'dette ser ut som en side hos skjematjenesten, ikke adressen skjemaet sendes til',
    'this looks like a page of the form service, and not like the address that a form posts to',
  );
  return [['formEndpoint', message]];
};

const TITLE = /,|\b(dr|cand|siv|mba|regnskapsfører|daglig leder|revisor|CEO|accountant)\b/i;
const peopleNames: Rule = ({ people }) =>
  people.flatMap(({ name }, index): Hint[] => {
    const message = say('et navn skal stå uten tittel og komma', 'a name is expected without a title and a comma');
    return TITLE.test(name) ? [[`people.${index}.name`, message]] : [];
  });

const emailDomain: Rule = ({ email, siteUrl }) => {
  const domain = email.split('@')[1] ?? '';
  const own = siteUrl.replace(/^https:\/\/(www\.)?|:\d+$/g, '');
  if (!isOneLetterOff(domain, own)) return [];
  const message = say(
    `${domain} er nesten ${own}, adressen til nettstedet`,
    `${domain} is almost ${own}, the address of the site`,
  );
  return [['email', message]];
};

/** Whether one letter was changed, added, left out, or two were exchanged. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isExchanged || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

const foreignLetters: Rule = (company) =>
  valueEntries(company).flatMap(([key, value]): Hint[] => {
    const text = String(value);
    const isAddress = /^https:|@/.test(text);
    const [letter] = /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(text) ?? [];
    if (!isAddress || !letter || !/[a-z]{2}/i.test(text.replace(/^https:|\.\w+$/g, ''))) return [];
    const message = say(
      `«${letter}» er en bokstav fra et annet alfabet, som bare ligner`,
      `“${letter}” is a letter of another alphabet that only looks alike`,
    );
    return [[key, message]];
  });

/** What is possible and improbable in the facts, a rule for each kind. */
export const FACT_HINTS: Rule[] = [
  unusualNumbers,
  wrongDays,
  oldPolicy,
  holidays,
  lastClosedDay,
  socialAddresses,
  formAddress,
  peopleNames,
  emailDomain,
  foreignLetters,
];

const yearOf = (day: string) => Number(day.slice(0, 4));
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
