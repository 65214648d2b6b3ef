import { COLORS_FILE, COMPANY_FILE, LANGUAGES_FILE, PICTURES_FILE } from '@/checks/content';
import { type FactNode, factAt } from '@/company/fact-tree';
import { isIn, keyOfEntry } from '@/company/marks';
import { TEXT_GROUPS, TEXTS, type TextLine } from '@/company/texts';
import { languages } from '@/messages/languages';
import { type Change, type Group, isGroup, type Path, pathTo, valueAt } from './merge';
import { slotsOf } from './pictures';
import { sectionOf } from './sections';
import { CATALOGS, companyIn, LOCALES, OTHER_FILES, type Version, withoutEnding } from './version';
import { dayName, languageName, say, told, type Word } from './words';

/** What the model says of a text or a group of texts; a name that an owner has chosen is a `*` in it. */
export function lineOf(key: string): TextLine | undefined {
  const place = key.split('.').reduce((prefix, name) => {
    const exact = prefix ? `${prefix}.${name}` : name;
    return exact in TEXTS ? exact : `${prefix}.*`;
  }, '');
  return TEXTS[place];
}

/** The first sentence of what the model says of a text, as a label, and the others as a help. */
export function aboutText(key: string): { label: string; help: string } {
  const [first = key, ...others] = told(lineOf(key)?.about).split(/(?<=\.) /);
  return { label: first.replace(/\.$/, ''), help: others.join(' ') };
}

/** What a row of the facts is called: its name, or that of a service among the texts. */
export function titleOf(version: Version, list: string, index: number): string | undefined {
  const row = valueAt(version, pathTo(COMPANY_FILE, `${list}.${index}`)) as { id?: string; name?: string };
  const nav = row.id && valueAt(version, pathTo(CATALOGS[0] ?? '', `${TEXT_GROUPS.services}.${row.id}.nav`));
  return row.name ?? (nav ? String(nav) : row.id);
}

function rowName(version: Version, key: string): string | undefined {
  for (const [list, group] of Object.entries(TEXT_GROUPS)) {
    const rows = companyIn(version)[list as keyof typeof TEXT_GROUPS];
    const index = rows.findIndex(({ id }) => isIn([`${group}.${id}`], key));
    if (index >= 0) return titleOf(version, list, index);
  }
}

/** A fact, a text or a picture by its name within the section: `Postadresse: Sted`, `Overskriften`. */
export function nameInSection(version: Version, file: string, key: string): string {
  if (file === COMPANY_FILE) return nameOfFact(version, key);
  if (!CATALOGS.includes(file)) return nameOfFile(version, file);
  return [rowName(version, key) ?? [], aboutText(key).label].flat().join(': ');
}

/** The same with section and language: `Forsiden: Overskriften (norsk)`. */
export function nameOfPlace(version: Version, file: string, key: string): string {
  const name = nameInSection(version, file, key);
  const locale = LOCALES[CATALOGS.indexOf(file)];
  if (!locale) return name;
  const language = languageName(languages[locale as keyof typeof languages].lang);
  return key ? `${told(sectionOf(version, file, key).name)}: ${name} (${language})` : language;
}

function nameOfFact(version: Version, key: string): string {
  const names = key.split('.');
  const slot = names[0] === 'focus' && slotsOf(version).find(({ focus }) => focus === names[1]);
  if (slot) return `${say('focusOf')}: ${slot.label}`;
  const keys = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return keys.flatMap((one) => told(factAt(one)?.label) || []).join(': ') || nameOfFile(version, key);
}

const FILES: Record<string, Word> = {
  [OTHER_FILES]: 'otherFiles',
  [LANGUAGES_FILE]: 'languages',
  [COLORS_FILE]: 'colors',
  [PICTURES_FILE]: 'pictures',
};

function nameOfFile(version: Version, file: string): string {
  if (file in FILES) return say(FILES[file] as Word);
  const slot = slotsOf(version).find(({ path }) => withoutEnding(file) === path);
  return slot ? `${say('picture')}: ${slot.label}` : file;
}

/** Whether a path is that of `$sample`, `$confirmed` or `$same`. */
export const isMark = ([, key = '']: Path) => key.startsWith('$');

export function nameOfChange(version: Version, { path }: Pick<Change, 'path'>): string {
  const [file = '', ...keys] = path;
  if (!isMark(path)) return nameOfPlace(version, file, keys.join('.'));
  const name = file === COMPANY_FILE ? say('facts') : nameOfPlace(version, file, '');
  return say(keys[0] === '$sample' ? 'unconfirmedIn' : 'answeredIn', { name });
}

/** A value as lines of words. */
export function linesOf(version: Version, path: Path, value: unknown): string[] {
  const [file = '', ...keys] = path;
  if (value === undefined || value === null) return [say('nothing')];
  if (keys.length === 0) return [say('aFile')];
  if (isMark(path)) return (value as string[]).map((entry) => entryInWords(version, file, entry));
  const node = file === COMPANY_FILE ? factAt(keys.join('.')) : undefined;
  if (Array.isArray(value)) return value.map((one) => inWords(node?.items, one));
  return isGroup(value) ? partsInWords(node, value) : [inWords(node, value)];
}

/** `Laveste månedspris: 99`: an answer has the value that it is about. */
function entryInWords(version: Version, file: string, entry: string): string {
  const key = keyOfEntry(entry);
  return nameOfPlace(version, file, key) + entry.slice(key.length);
}

const partsInWords = (node: FactNode | undefined, group: Group): string[] =>
  Object.entries(group).flatMap(([name, value]) => {
    const part = node?.properties?.[name];
    return name === 'id' ? [] : `${told(part?.label) || name}: ${inWords(part, value)}`;
  });

function inWords(node: FactNode | undefined, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => inWords(node?.items, one)).join(', ');
  if (isGroup(value)) return partsInWords(node, value).join(' · ');
  if (node?.kind === 'day') return dayName(String(value));
  return told(node?.choices?.[String(value)]) || String(value);
}
