import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_IDS } from '@/i18n/locales';
import type { Address, OpeningHours, TopBarItem } from '@/lib/company';
import { SECTION_IDS } from '@/lib/pages';
import { characterMistakes, textsOf } from './catalog-rules';
import type { Path, Problem, Source } from './source';

interface Facts {
  phone: string;
  email: string;
  officeAddress: Address;
  postalAddress?: Address;
  social?: { network: string }[];
  topBar?: TopBarItem[];
  country: string;
  organizationNumber: string;
  openingHours?: OpeningHours[];
  closedDates?: string[];
  services: { id: string }[];
  slides: string[];
  people?: { portrait?: string }[];
  platforms?: { id: string }[];
  badge?: string;
  privacyUpdated: string;
  map?: { since?: string };
  timeZone?: string;
  siteUrl: string;
}

/** Where the catalogs have the texts of what the facts list. */
const TEXTS = { services: 'services', platforms: 'technology' } as const;
/** Ids that something else on the page has. */
const TAKEN: readonly string[] = [...SECTION_IDS, 'main', 'head'];
/** What the top bar takes at 1024 px, where it is narrowest, in pixels: room, a character, what stands between and around. */
const TOP_BAR = { room: 940, character: 6.8, item: 32, network: 40, language: 31 };
const PICTURES_FILE = 'content/pictures.json';
/** Of the figures of a Norwegian organisation number but the last, which follows from them (modulus 11). */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** What is wrong with the characters of the facts, which no schema can say in words. */
export function checkFactTexts(company: Source): Problem[] {
  return textsOf(company.data).flatMap(([key, text]) =>
    characterMistakes(text).map((message) => company.problem(key.split('.').map(indexOrName), message)),
  );
}

/** What a JSON Schema can't say of the facts; call it only with facts that their schema is content with. */
export function checkCompany(root: string, company: Source, catalogs: Source[]): Problem[] {
  const facts = company.data as Facts;
  return [
    ...checkAddress(company, facts),
    ...checkNorway(company, facts),
    ...(facts.closedDates ?? []).flatMap((date, index) => checkDate(company, ['closedDates', index], date)),
    ...checkDate(company, ['privacyUpdated'], facts.privacyUpdated),
    ...(facts.map?.since ? checkDate(company, ['map', 'since'], facts.map.since) : []),
    ...checkTimeZone(company, facts),
    ...checkTopBar(company, facts),
    ...checkHours(company, facts.openingHours ?? []),
    ...checkList(company, 'services', catalogs),
    ...checkList(company, 'platforms', catalogs),
    ...checkPictures(root, company, facts),
  ];
}

function checkAddress(company: Source, { siteUrl }: Facts): Problem[] {
  return URL.canParse(siteUrl) ? [] : [company.problem(['siteUrl'], `"${siteUrl}" is not an address that exists`)];
}

function checkNorway(company: Source, facts: Facts): Problem[] {
  const { country, organizationNumber } = facts;
  if (country !== 'NO') return [];
  const postcodes = (['officeAddress', 'postalAddress'] as const).flatMap((address) => {
    const postalCode = facts[address]?.postalCode;
    if (!postalCode || /^\d{4}$/.test(postalCode)) return [];
    return [
      company.problem([address, 'postalCode'], `"${postalCode}" is not right: four figures are expected, such as 0161`),
    ];
  });
  const figures = [...organizationNumber.replaceAll(' ', '')].map(Number);

  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (figures[index] ?? 0), 0);
  const last = (11 - (sum % 11)) % 11;
  if (figures.length === 9 && last === figures.at(-1)) return postcodes;
  const message = `"${organizationNumber}" is not an organisation number of nine figures; is one of them wrong?`;
  return [...postcodes, company.problem(['organizationNumber'], message)];
}

function checkTopBar(company: Source, facts: Facts): Problem[] {
  const { phone, email, officeAddress, social = [], topBar = ['phone', 'address', 'email', 'social'] } = facts;
  const { room, character, item, network, language } = TOP_BAR;
  const { street, postalCode, city } = officeAddress;
  const texts = { phone: [phone], email: [email], address: [`${street}, ${postalCode} ${city}`], social: [] };
  const words = topBar.flatMap((name): string[] => texts[name]);
  const networks = topBar.includes('social') ? social.map((page) => page.network) : [];
  const width =
    [...words, ...networks].join('').length * character +
    words.length * item +
    networks.length * network +
    LOCALE_IDS.length * language;
  if (width <= room) return [];
  const message =
    'these do not fit beside each other in the top bar; name fewer of phone, address, email and social in "topBar"';
  return [company.problem(['topBar'], message)];
}

function checkHours(company: Source, spans: OpeningHours[]): Problem[] {
  return spans.flatMap((span, index) => {
    if (span.closes <= span.opens) {
      const message = `the hours end (${span.closes}) before they begin (${span.opens})`;
      return [company.problem(['openingHours', index, 'closes'], message)];
    }
    return spans.slice(0, index).flatMap((other) => {
      const days = span.days.filter((day) => other.days.includes(day));
      const overlap = days.length > 0 && span.opens < other.closes && other.opens < span.closes;
      const message = `on ${days.join(', ')} these hours overlap others, ${other.opens} to ${other.closes}`;
      return overlap ? [company.problem(['openingHours', index], message)] : [];
    });
  });
}

function checkTimeZone(company: Source, { timeZone }: Facts): Problem[] {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return [];
  } catch {
    return [company.problem(['timeZone'], `"${timeZone}" is not a time zone, such as Europe/Oslo`)];
  }
}

/** A day that its month does not have, such as 30 February, is read as one of the next. */
function checkDate(company: Source, path: Path, date: string): Problem[] {
  const day = Number(date.slice(-2));
  return new Date(date).getUTCDate() === day ? [] : [company.problem(path, `"${date}" is not a day of the calendar`)];
}

function checkList(company: Source, list: keyof typeof TEXTS, catalogs: Source[]): Problem[] {
  const ids = ((company.data as Facts)[list] ?? []).map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const path: Path = [list, index, 'id'];
    if (TAKEN.includes(id)) return [company.problem(path, `"${id}" is the name of a part of the page; choose another`)];
    const twice = ids.indexOf(id) < index ? [company.problem(path, `"${id}" stands twice in this list`)] : [];
    const without = catalogs.filter(({ data }) => {
      const texts = (data as Record<string, Record<string, { body?: unknown }>> | null)?.[TEXTS[list]]?.[id];
      return typeof texts?.body !== 'string';
    });
    const texts = without.map(({ file }) => company.problem(path, `${file} has no texts for it, ${TEXTS[list]}.${id}`));
    return [...twice, ...texts];
  });
}

function checkPictures(root: string, company: Source, { services, slides, people = [], badge }: Facts): Problem[] {
  const made = readMade(root);
  const named: [Path, string | undefined][] = [
    ...services.map(({ id }, index): [Path, string] => [['services', index, 'id'], id]),
    ...slides.flatMap((slide, index): [Path, string][] => [
      [['slides', index], slide],
      [['slides', index], `${slide}-portrait`],
    ]),
    ...people.map(({ portrait }, index): [Path, string | undefined] => [['people', index, 'portrait'], portrait]),
  ];
  const missing = named.flatMap(([path, name]) => {
    const message = `it has no picture: put one in content/images/ as ${name}.avif (or .png, .jpeg), then \`npm run images\``;
    return made && name && !(name in made) ? [company.problem(path, message)] : [];
  });
  if (!badge || existsSync(join(root, 'public/brand', badge))) return missing;
  return [...missing, company.problem(['badge'], `there is no picture public/brand/${badge}`)];
}

/** The pictures that `npm run images` has made. */
function readMade(root: string): object | undefined {
  try {
    return JSON.parse(readFileSync(join(root, PICTURES_FILE), 'utf8')).pictures;
  } catch {
    return undefined;
  }
}

function indexOrName(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}
