import { COMPANY_FILE, isPicture } from '@/cms/checks/content';
import { type Bilingual, bilingual } from '@/cms/schema/bilingual';
import { FACT_TREE } from '@/cms/schema/fact-tree';
import type { FactSection } from '@/cms/schema/kinds';
import { slotOf } from './pictures';
import type { Version } from './version';

export interface Section {
  name: Bilingual;
  path: string; // where the page shows it, from the site's root
  texts?: string[]; // chapters of the catalogs
  facts?: FactSection;
}

export const SECTIONS: Section[] = [
  { name: bilingual(['Firmaet', 'The company']), path: '/', facts: 'company' },
  { name: bilingual(['Toppmenyen', 'Menu and top bar']), path: '/', texts: ['header', 'nav', 'language'] },
  { name: bilingual(['Øverst på forsiden', 'Top of the home page']), path: '/', texts: ['hero'] },
  { name: bilingual(['Om oss', 'About us']), path: '/#about', texts: ['about'], facts: 'trust' },
  { name: bilingual(['Tjenester', 'Services']), path: '/#services', texts: ['services'], facts: 'services' },
  { name: bilingual(['Teknologi', 'Technology']), path: '/#technology', texts: ['technology'] },
  { name: bilingual(['Kontakt', 'Contact']), path: '/#contact', texts: ['contact', 'toast'], facts: 'contact' },
  { name: bilingual(['Åpningstider', 'Opening hours']), path: '/#contact', facts: 'hours' },
  { name: bilingual(['Nederst på siden', 'Foot of the page']), path: '/#footer', texts: ['footer'] },
  { name: bilingual(['Kart og samtykke', 'Map and consent']), path: '/#contact', texts: ['consent'], facts: 'map' },
  { name: bilingual(['Personvern', 'Privacy']), path: '/personvern', texts: ['privacy'], facts: 'privacy' },
  { name: bilingual(['Siden som ikke finnes', 'Page not found']), path: '/404', texts: ['notFound'] },
  { name: bilingual(['Nettstedet', 'The site']), path: '/', texts: ['meta', 'common'], facts: 'site' },
  { name: bilingual(['Bilder', 'Pictures']), path: '/', facts: 'pictures' },
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
