import { COMPANY_FILE, isPicture } from '@/checks/content';
import { bilingual } from '@/model/bilingual';
import { FACT_TREE } from '@/model/fact-tree';
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

const sectionOfText = (chapter: string): SectionId =>
  FORM_SECTIONS.find((id) => sections[id].texts?.includes(chapter)) ?? 'site';

/** Returns the chapters of the catalogs that are edited in a section, in the order of the model. */
export function chaptersOf(section: SectionId): string[] {
  const chapters = new Set(Object.keys(TEXTS).map((key) => key.split('.')[0] ?? ''));
  return [...chapters].filter((chapter) => sectionOfText(chapter) === section);
}

export function sectionOf(version: Version, file: string, key: string): SectionId {
  const [chapter = ''] = key.split('.');
  if (isPicture(file)) return sectionOf(version, COMPANY_FILE, slotOf(version, file)?.factKey ?? 'slides');
  if (file === COMPANY_FILE) return FACT_TREE.properties?.[chapter]?.section ?? 'company';
  return sectionOfText(chapter);
}
