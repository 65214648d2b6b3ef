import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_IDS } from '@/i18n/locales';
import type { Company } from '@/lib/company';
import { SECTION_IDS } from '@/lib/pages';
import { groupAt, TEXTS } from './hidden';
import { type Problem, readSource, type Source } from './source';

/** Facts as the file has them: what may be left out may be missing. */
type Facts = Pick<Company, 'phone' | 'email' | 'officeAddress' | 'services' | 'slides' | 'organizationNumber'> &
  Partial<Company>;

/** Ids that something else on the page has. */
const TAKEN: readonly string[] = [...SECTION_IDS, 'main', 'head'];
/** What the top bar takes at 1024 px, where it is narrowest, in pixels: room, a character, what stands between and around. */
const TOP_BAR = { room: 940, character: 6.8, item: 32, network: 40, language: 31 };
/** Of the figures of a Norwegian organisation number but the last, which follows from them (modulus 11). */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** What a JSON Schema cannot say of the facts; call it only with facts that their schema is content with. */
export function checkCompany(root: string, company: Source, catalogs: Source[]): Problem[] {
  const facts = company.data as Facts;
  const dates = [facts.privacyUpdated, facts.map?.since, ...(facts.closedDates ?? [])];
  const keys = ['privacyUpdated', 'map.since', ...(facts.closedDates ?? []).map((_, index) => `closedDates.${index}`)];
  const found: [wrong: boolean, key: string, message: string][] = [
    [!URL.canParse(facts.siteUrl ?? ''), 'siteUrl', `"${facts.siteUrl}" is not an address that exists`],
    [!isTimeZone(facts.timeZone), 'timeZone', `"${facts.timeZone}" is not a time zone, such as Europe/Oslo`],
    [!fitsTopBar(facts), 'topBar', 'these do not fit beside each other; name fewer of phone, address, email, social'],
    ...dates.map((date, index): [boolean, string, string] => [
      date !== undefined && !isDay(date),
      keys[index] ?? '',
      `"${date}" is not a day of the calendar`,
    ]),
    ...(facts.country === 'NO' ? norwegian(facts) : []),
    ...hours(facts),
    ...(['services', 'platforms', 'people'] as const).flatMap((list) => names(list, facts, catalogs)),
    ...pictures(root, facts),
  ];
  return found.filter(([wrong]) => wrong).map(([, key, message]) => company.problem(key, message));
}

type Found = [wrong: boolean, key: string, message: string][];

function isTimeZone(timeZone?: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** A day that its month does not have, such as 30 February, is read as one of the next. */
function isDay(date: string): boolean {
  return new Date(date).getUTCDate() === Number(date.slice(-2));
}

function norwegian({ organizationNumber, officeAddress, postalAddress }: Facts): Found {
  const figures = [...organizationNumber.replaceAll(' ', '')].map(Number);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (figures[index] ?? 0), 0);
  const isNumber = figures.length === 9 && (11 - (sum % 11)) % 11 === figures[8];
  const isPostcode = (code = '0000') => /^\d{4}$/.test(code);
  return [
    [!isNumber, 'organizationNumber', `"${organizationNumber}" is not an organisation number; is a figure wrong?`],
    [!isPostcode(officeAddress.postalCode), 'officeAddress.postalCode', 'four figures are expected, such as 0161'],
    [!isPostcode(postalAddress?.postalCode), 'postalAddress.postalCode', 'four figures are expected, such as 0161'],
  ];
}

function fitsTopBar(facts: Facts): boolean {
  const { phone, email, officeAddress, social = [], topBar = ['phone', 'address', 'email', 'social'] } = facts;
  const { room, character, item, network, language } = TOP_BAR;
  const { street, postalCode, city } = officeAddress;
  const texts = { phone: [phone], email: [email], address: [`${street}, ${postalCode} ${city}`], social: [] };
  const words = topBar.flatMap((name): string[] => texts[name]);
  const networks = topBar.includes('social') ? social.map((page) => page.network) : [];
  const letters = [...words, ...networks].join('').length;
  const around = words.length * item + networks.length * network + LOCALE_IDS.length * language;
  return letters * character + around <= room;
}

function hours({ openingHours = [] }: Facts): Found {
  return openingHours.flatMap(({ days, opens, closes }, index) => {
    const earlier = openingHours.slice(0, index);
    const other = earlier.find(
      (span) => opens < span.closes && span.opens < closes && days.some((day) => span.days.includes(day)),
    );
    return [
      [closes <= opens, `openingHours.${index}.closes`, `the hours end (${closes}) before they begin (${opens})`],
      [other !== undefined, `openingHours.${index}`, `these hours overlap others, ${other?.opens} to ${other?.closes}`],
    ] as Found;
  });
}

function names(list: keyof typeof TEXTS, facts: Facts, catalogs: Source[]): Found {
  const ids: string[] = (facts[list] ?? []).map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const path = `${TEXTS[list]}.${id}`;
    const without = catalogs.filter(({ data }) => groupAt(data, path.split('.')) === undefined);
    return [
      [
        list !== 'people' && TAKEN.includes(id),
        `${list}.${index}.id`,
        `"${id}" is the name of a part of the page; choose another`,
      ],
      [ids.indexOf(id) < index, `${list}.${index}.id`, `"${id}" stands twice in this list`],
      ...without.map(({ file }) => [true, `${list}.${index}.id`, `${file} has no texts for it, ${path}`]),
    ] as Found;
  });
}

function pictures(root: string, { services, slides, people = [], badge }: Facts): Found {
  const { pictures: made } = (readSource(root, 'content/pictures.json').data ?? {}) as { pictures?: object };
  const named: [key: string, name?: string][] = [
    ...services.map(({ id }, index): [string, string] => [`services.${index}.id`, id]),
    ...slides.flatMap((slide, index) =>
      [slide, `${slide}-portrait`].map((name): [string, string] => [`slides.${index}`, name]),
    ),
    ...people.map(({ portrait }, index): [string, string?] => [`people.${index}.portrait`, portrait]),
  ];
  return [
    ...named.map(([key, name]): Found[number] => {
      const message = `it has no picture: put one in content/images/ as ${name}.avif (or .png, .jpeg), then \`npm run images\``;
      return [!!made && !!name && !(name in made), key, message];
    }),
    [!!badge && !existsSync(join(root, 'public/brand', badge)), 'badge', `there is no picture public/brand/${badge}`],
  ];
}
