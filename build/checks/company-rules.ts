import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_IDS } from '@/i18n/locales';
import type { Company } from '@/lib/company';
import { SECTION_IDS } from '@/lib/pages';
import { readSource, type Source } from './source';

/** Facts as the file has them: what may be left out may be missing. */
type Facts = Pick<Company, 'phone' | 'email' | 'officeAddress' | 'services' | 'slides'> & Partial<Company>;

/** Where the catalogs have the texts of what the facts list, by id. */
const TEXTS = { services: 'services', platforms: 'technology', people: 'about.people' };
/** Ids that something else on the page has. */
const TAKEN: readonly string[] = [...SECTION_IDS, 'main', 'head'];
/** In letters: the room of the top bar where it is narrowest, at 1024 px, and what stands around each item. */
const TOP_BAR = { room: 138, around: 5 };

/** What a JSON Schema cannot say of the facts. `catalog` has the texts of the default language. */
export function checkCompany(root: string, company: Source, catalog: Source): string[] {
  const facts = company.data as Facts;
  const { openingHours = [], badge } = facts;
  const wrong: [boolean, key: string, message: string][] = [
    [!fitsTopBar(facts), 'topBar', 'these do not fit beside each other; name fewer of phone, address, email, social'],
    [!!badge && !existsSync(join(root, 'public/brand', badge)), 'badge', `there is no picture public/brand/${badge}`],
    ...openingHours.map(({ opens, closes }, index): (typeof wrong)[number] => [
      closes <= opens,
      `openingHours.${index}.closes`,
      `the hours end (${closes}) before they begin (${opens})`,
    ]),
  ];
  return [
    ...wrong.filter(([is]) => is).map(([, key, message]) => company.problem(key, message)),
    ...(['services', 'platforms', 'people'] as const).flatMap((list) => checkIds(list, company, catalog)),
    ...checkPictures(root, facts),
  ];
}

function fitsTopBar({
  phone,
  email,
  officeAddress,
  social = [],
  topBar = ['phone', 'address', 'email', 'social'],
}: Facts) {
  const texts = {
    phone: [phone],
    email: [email],
    address: [Object.values(officeAddress).join('  ')],
    social: social.map(({ network }) => network),
  };
  const items = [...topBar.flatMap((name) => texts[name]), ...LOCALE_IDS.map(() => '')];
  return items.join('').length + items.length * TOP_BAR.around <= TOP_BAR.room;
}

function checkIds(list: keyof typeof TEXTS, company: Source, catalog: Source): string[] {
  const ids: string[] = ((company.data as Facts)[list] ?? []).map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const key = `${TEXTS[list]}.${id}`;
    const texts = key
      .split('.')
      .reduce<unknown>((group, name) => (group as Record<string, unknown>)?.[name], catalog.data);
    const wrong: [boolean, string][] = [
      [list !== 'people' && TAKEN.includes(id), `"${id}" is the name of a part of the page; choose another`],
      [ids.indexOf(id) < index, `"${id}" stands twice in this list`],
      [!texts, `there are no texts ${key} in messages/`],
    ];
    return wrong.filter(([is]) => is).map(([, message]) => company.problem(`${list}.${index}.id`, message));
  });
}

function checkPictures(root: string, { slides, services, people = [] }: Facts): string[] {
  const { data, problem } = readSource(root, 'content/pictures.json');
  const { pictures, cards } = data as { pictures: object; cards: object };
  const portraits = people.flatMap(({ portrait }) => portrait ?? []);
  const names = [
    ...slides,
    ...slides.map((slide) => `${slide}-portrait`),
    ...services.map(({ id }) => id),
    ...portraits,
  ];
  return [
    ...names
      .filter((name) => !(name in pictures))
      .map((name) => problem(`pictures.${name}`, 'there is none; put one into content/images/, then `npm run images`')),
    ...LOCALE_IDS.filter((id) => !(id in cards)).map((id) =>
      problem(`cards.${id}`, 'this language has no link preview: `npm run images`'),
    ),
  ];
}
