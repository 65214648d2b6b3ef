import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_IDS } from '@/i18n/locales';
import { readDrawing } from '@/lib/brand';
import type { Company, TopBarItem } from '@/lib/company';
import { SECTION_IDS } from '@/lib/constants';
import { isIn, readSource, type Source, textsOf } from './source';

type Facts = Pick<Company, 'phone' | 'email' | 'officeAddress' | 'services' | 'slides'> & Partial<Company>;

const TEXTS = { services: 'services', platforms: 'technology', people: 'about.people' };
const TAKEN: string[] = [...SECTION_IDS, 'main', 'head']; // ids that something else on the page has
const ALL_ITEMS: TopBarItem[] = ['phone', 'address', 'email', 'social'];
const TOP_BAR_LETTERS = 138; // at 1024 px, where it is narrowest
const LETTERS_AROUND = 5; // each item of the top bar

/** What a JSON Schema cannot say of the facts. Throws at a logo that cannot stand in a page. */
export function checkCompany(root: string, company: Source, catalog: Source): string[] {
  const facts: Facts = company.data;
  const problems: string[] = [];
  const report = (key: string, message: string) => problems.push(company.problem(key, message));

  if (lettersInTopBar(facts) > TOP_BAR_LETTERS) {
    report('topBar', 'these do not fit beside each other; name fewer of phone, address, email, social');
  }
  for (const [index, { opens, closes }] of (facts.openingHours ?? []).entries()) {
    if (closes <= opens)
      report(`openingHours.${index}.closes`, `the hours end (${closes}) before they begin (${opens})`);
  }
  if (facts.badge && !existsSync(join(root, 'public/brand', facts.badge))) {
    report('badge', `there is no picture public/brand/${facts.badge}`);
  }
  const texts = textsOf(catalog.data);
  for (const list of ['services', 'platforms', 'people'] as const) {
    const ids: string[] = (facts[list] ?? []).map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      const group = `${TEXTS[list]}.${id}`;
      const key = `${list}.${index}.id`;
      if (list !== 'people' && TAKEN.includes(id)) report(key, `"${id}" is the name of a part of the page`);
      if (ids.indexOf(id) < index) report(key, `"${id}" stands twice in this list`);
      if (!texts.some(([text]) => isIn([group], text))) report(key, `there are no texts ${group} in messages/`);
    }
  }
  const platforms = (facts.platforms ?? []).map(({ id }) => `platforms/${id}`);
  for (const name of ['wordmark', 'wordmark-footer', ...platforms]) readDrawing(name, root);
  return [...problems, ...missingPictures(root, facts)];
}

function lettersInTopBar({ phone, email, officeAddress, social = [], topBar = ALL_ITEMS }: Facts): number {
  const address = Object.values(officeAddress).join('  ');
  const texts = { phone, email, address, social: social.map(({ network }) => network) };
  const items = topBar.flatMap((name) => texts[name]);
  return items.join('').length + (items.length + LOCALE_IDS.length) * LETTERS_AROUND;
}

function missingPictures(root: string, { slides, services, people = [] }: Facts): string[] {
  const { data, problem } = readSource(root, 'content/pictures.json');
  const portraits = people.flatMap(({ portrait }) => portrait ?? []);
  const crops = slides.flatMap((slide) => [slide, `${slide}-portrait`]);
  const missing = [...crops, ...services.map(({ id }) => id), ...portraits].filter((name) => !(name in data.pictures));
  const languages = LOCALE_IDS.filter((locale) => !(locale in data.cards));
  return [
    ...missing.map((name) => problem(`pictures.${name}`, 'put one into content/images/, then run `npm run images`')),
    ...languages.map((locale) => problem(`cards.${locale}`, 'no link preview for this language: run `npm run images`')),
  ];
}
