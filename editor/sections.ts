import { COMPANY_FILE } from '@/checks/content';
import { FACT_TREE } from '@/company/fact-tree';
import type { FACT_SECTIONS } from '@/company/facts';
import { say, type Words } from '@/company/words';
import { slotsOf } from './pictures';
import { isPicture, type Version, withoutEnding } from './version';

/** A part of the form: what stands together on the page, in its order. */
export interface Section {
  name: Words;
  place: string; // where the page shows it, from the site's root
  texts: string[]; // chapters of the catalogs
  facts?: keyof typeof FACT_SECTIONS;
}

const section = (name: Words, place: string, texts: string[], facts?: Section['facts']): Section => {
  return { name, place, texts, facts };
};

export const SECTIONS: Section[] = [
  section(say('Firmaet', 'The company'), '/', [], 'company'),
  section(say('Øverst på siden', 'Top of the page'), '/', ['header', 'nav', 'language']),
  section(say('Forsiden', 'First screen'), '/', ['hero']),
  section(say('Om oss', 'About us'), '/#about', ['about'], 'trust'),
  section(say('Tjenester', 'Services'), '/#services', ['services'], 'services'),
  section(say('Teknologi', 'Technology'), '/#technology', ['technology']),
  section(say('Kontakt', 'Contact'), '/#contact', ['contact', 'toast'], 'contact'),
  section(say('Åpningstider', 'Opening hours'), '/#contact', [], 'hours'),
  section(say('Nederst på siden', 'End of the page'), '/#footer', ['footer']),
  section(say('Kart og samtykke', 'Map and consent'), '/#contact', ['consent'], 'map'),
  section(say('Personvern', 'Privacy'), '/personvern', ['privacy'], 'privacy'),
  section(say('Siden som ikke finnes', 'The page not found'), '/404', ['notFound']),
  section(say('Nettstedet', 'The site'), '/', ['meta', 'common'], 'site'),
  section(say('Bilder', 'Pictures'), '/', [], 'pictures'),
];
export const [FIRST] = SECTIONS as [Section];

/** The names of a section's facts, in the order of the model. */
export function factsOf({ facts }: Section): string[] {
  const all = Object.entries(FACT_TREE.properties ?? {});
  return all.flatMap(([name, node]) => (node.section && node.section === facts ? [name] : []));
}

/** The section in which a fact, a text or a picture is edited. */
export function sectionOf(version: Version, file: string, key: string): Section {
  const [chapter = ''] = key.split('.');
  if (isPicture(file)) {
    const slot = slotsOf(version).find(({ path }) => path === withoutEnding(file));
    return sectionOf(version, COMPANY_FILE, slot?.besides ?? 'slides');
  }
  const isOwn = (one: Section) => (file === COMPANY_FILE ? factsOf(one) : one.texts).includes(chapter);
  return SECTIONS.find(isOwn) ?? FIRST;
}
