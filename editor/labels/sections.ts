import { COMPANY_FILE, isPicture } from '@/checks/content';
import { bilingual } from '@/model/bilingual';
import { catalogNodeAt } from '@/model/catalog-tree';
import { rememberedText } from '@/model/data';
import { FACT_TREE } from '@/model/fact-tree';
import { isIn } from '@/model/review';
import SECTIONS from '@/model/sections.json' with { type: 'json' };
import { TEXTS } from '@/model/texts';
import { slotOf } from '../rows/pictures';
import type { Version } from '../rows/version';
import { translate } from './messages';

export type SectionId = keyof typeof SECTIONS;
interface Section {
  name: string[];
  path: string; // where the page shows it, from the site's root
  texts?: string[]; // chapters of the catalogs; `site` has those that no section names
}

export const sections: Record<SectionId, Section> = SECTIONS;
export const FORM_SECTIONS = Object.keys(SECTIONS) as SectionId[];

export const sectionName = (id: SectionId) => translate(bilingual(sections[id].name));

export const factsOf = (section: SectionId) =>
  Object.entries(FACT_TREE.properties ?? {}).flatMap(([name, node]) => (node.section === section ? [name] : []));

const sectionOfText = rememberedText(
  (key): SectionId => FORM_SECTIONS.find((id) => isIn(sections[id].texts ?? [], key)) ?? 'site',
);

/** Returns the keys of the texts of a section that belong to no row, in the order of the model. */
export const textsOf = (section: SectionId) =>
  Object.keys(TEXTS).filter(
    (key) => !key.includes('*') && catalogNodeAt(key).type === 'string' && sectionOfText(key) === section,
  );

export function sectionOf(version: Version, file: string, key: string): SectionId {
  if (isPicture(file)) return sectionOf(version, COMPANY_FILE, slotOf(version, file)?.factKey ?? 'slides');
  if (file === COMPANY_FILE) return FACT_TREE.properties?.[key.replace(/\..*/, '')]?.section ?? 'company';
  return sectionOfText(key);
}
