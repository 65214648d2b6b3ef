import { COMPANY_FILE } from '@/checks/content';
import { FACT_TREE } from '@/company/fact-tree';
import type { Company, FACT_SECTIONS } from '@/company/facts';
import { say, type Words } from '@/company/words';
import { slotsOf } from './pictures';
import { isPicture, type Version } from './version';

/** A part of the form: what stands together on the page, in its order. */
export interface Section {
  id: string;
  name: Words;
  facts: (keyof typeof FACT_SECTIONS)[];
  texts: string[]; // chapters of the catalogs
  place: string; // where the page shows it, from the site's root
}

const section = (
  id: string,
  name: Words,
  place: string,
  texts: string[] = [],
  facts: Section['facts'] = [],
): Section => {
  return { id, name, place, texts, facts };
};

export const SECTIONS: Section[] = [
  section('company', say('Firmaet', 'The company'), '/', [], ['company']),
  section('top', say('Øverst på siden', 'Top of the page'), '/', ['header', 'nav', 'language']),
  section('hero', say('Forsiden', 'First screen'), '/', ['hero']),
  section('about', say('Om oss', 'About us'), '/#about', ['about'], ['trust']),
  section('services', say('Tjenester', 'Services'), '/#services', ['services'], ['services']),
  section('technology', say('Teknologi', 'Technology'), '/#technology', ['technology']),
  section('contact', say('Kontakt', 'Contact'), '/#contact', ['contact', 'toast'], ['contact']),
  section('hours', say('Åpningstider', 'Opening hours'), '/#contact', [], ['hours']),
  section('footer', say('Nederst på siden', 'End of the page'), '/#footer', ['footer']),
  section('map', say('Kart og samtykke', 'Map and consent'), '/#contact', ['consent'], ['map']),
  section('privacy', say('Personvern', 'Privacy'), '/personvern', ['privacy'], ['privacy']),
  section('notFound', say('Siden som ikke finnes', 'The page not found'), '/404', ['notFound']),
  section('site', say('Nettstedet', 'The site'), '/', ['meta', 'common'], ['site']),
  section('pictures', say('Bilder', 'Pictures'), '/', [], ['pictures']),
];
export const [FIRST] = SECTIONS as [Section];

/** The facts of a section, in the order of the model. */
export const factsOf = ({ facts }: Section): (keyof Company)[] =>
  Object.entries(FACT_TREE.properties ?? {}).flatMap(([name, { section: own }]) =>
    facts.includes(own as keyof typeof FACT_SECTIONS) ? [name as keyof Company] : [],
  );

const OF_FACTS = new Map<string, Section>(SECTIONS.flatMap((one) => factsOf(one).map((name) => [name, one] as const)));
const OF_TEXTS = new Map(SECTIONS.flatMap((one) => one.texts.map((chapter) => [chapter, one] as const)));

/** The section in which a fact, a text or a picture is edited. */
export function sectionOf(version: Version, file: string, key: string): Section {
  const [chapter = ''] = key.split('.');
  if (file === COMPANY_FILE) return OF_FACTS.get(chapter) ?? FIRST;
  if (!isPicture(file)) return OF_TEXTS.get(chapter) ?? FIRST;
  const slot = slotsOf(version).find(({ path }) => path === file.replace(/\.\w+$/, ''));
  return SECTIONS.find(({ id }) => id === slot?.section) ?? (SECTIONS.at(-1) as Section);
}
