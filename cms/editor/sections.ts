import { COMPANY_FILE, isPicture } from '@/cms/checks/content';
import { say, type Words } from '@/cms/schema/bilingual';
import { FACT_TREE } from '@/cms/schema/fact-tree';
import type { FactSection } from '@/cms/schema/kinds';
import { slotOf } from './pictures';
import type { Version } from './version';

export interface Section {
  name: Words;
  path: string; // where the page shows it, from the site's root
  texts?: string[]; // chapters of the catalogs
  facts?: FactSection;
}

export const SECTIONS: Section[] = [
  { name: say('Firmaet', 'The company'), path: '/', facts: 'company' },
  { name: say('Toppmenyen', 'Menu and top bar'), path: '/', texts: ['header', 'nav', 'language'] },
  { name: say('Øverst på forsiden', 'Top of the home page'), path: '/', texts: ['hero'] },
  { name: say('Om oss', 'About us'), path: '/#about', texts: ['about'], facts: 'trust' },
  { name: say('Tjenester', 'Services'), path: '/#services', texts: ['services'], facts: 'services' },
  { name: say('Teknologi', 'Technology'), path: '/#technology', texts: ['technology'] },
  { name: say('Kontakt', 'Contact'), path: '/#contact', texts: ['contact', 'toast'], facts: 'contact' },
  { name: say('Åpningstider', 'Opening hours'), path: '/#contact', facts: 'hours' },
  { name: say('Nederst på siden', 'Foot of the page'), path: '/#footer', texts: ['footer'] },
  { name: say('Kart og samtykke', 'Map and consent'), path: '/#contact', texts: ['consent'], facts: 'map' },
  { name: say('Personvern', 'Privacy'), path: '/personvern', texts: ['privacy'], facts: 'privacy' },
  { name: say('Siden som ikke finnes', 'Page not found'), path: '/404', texts: ['notFound'] },
  { name: say('Nettstedet', 'The site'), path: '/', texts: ['meta', 'common'], facts: 'site' },
  { name: say('Bilder', 'Pictures'), path: '/', facts: 'pictures' },
];
export const FIRST = SECTIONS[0] as Section;
const SITE = SECTIONS.find(({ facts }) => facts === 'site') as Section;

/** The names of a section's facts, in the order of the model. */
export function factsOf({ facts }: Section): string[] {
  const all = Object.entries(FACT_TREE.properties ?? {});
  return all.flatMap(([name, node]) => (node.section && node.section === facts ? [name] : []));
}

/** The section in which a fact, a text or a picture is edited. */
export function sectionOf(version: Version, file: string, key: string): Section {
  const [chapter = ''] = key.split('.');
  if (isPicture(file)) return sectionOf(version, COMPANY_FILE, slotOf(version, file)?.factKey ?? 'slides');
  const facts = FACT_TREE.properties?.[chapter]?.section ?? FIRST.facts;
  const isOwn = (section: Section) =>
    file === COMPANY_FILE ? section.facts === facts : section.texts?.includes(chapter);
  return SECTIONS.find(isOwn) ?? SITE;
}
