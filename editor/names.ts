import { COMPANY_FILE } from '@/checks/content';
import { type FactNode, factAt } from '@/company/fact-tree';
import { PLACES } from '@/company/shown';
import { TEXT_GROUPS, type TextLine } from '@/company/texts';
import { languages } from '@/messages/languages';
import { type Change, type Group, type Path, valueAt } from './merge';
import { nameOf as pictureName, slotsOf } from './pictures';
import { sectionOf } from './sections';
import { companyIn, EDITED_FILES, LOCALES, OTHER_FILES, textsIn, type Version } from './version';
import { dayName, languageName, say, told } from './words';

/** What the model says of a text or a group of texts; a name that an owner has chosen is a `*` in it. */
export function lineOf(key: string): TextLine | undefined {
  const place = key.split('.').reduce((prefix, name) => {
    const exact = prefix ? `${prefix}.${name}` : name;
    return exact in PLACES ? exact : `${prefix}.*`;
  }, '');
  return PLACES[place];
}

const sentencesOf = (text: string) => text.split(/(?<=\.) /);
/** The first sentence of what the model says of a text, as a label, and the others as a help. */
export function aboutText(key: string): { label: string; help: string } {
  const [first = key, ...others] = sentencesOf(told(lineOf(key)?.about));
  return { label: first.replace(/\.$/, ''), help: others.join(' ') };
}

/** The name of a service, platform or person whose texts a key is in. */
export function rowName(version: Version, key: string): string | undefined {
  const company = companyIn(version);
  for (const [list, group] of Object.entries(TEXT_GROUPS)) {
    const row = company[list as keyof typeof TEXT_GROUPS].find(({ id }) => `${key}.`.startsWith(`${group}.${id}.`));
    if (row && 'name' in row) return row.name;
    if (row) return String(valueAt(textsIn(version, LOCALES[0] ?? ''), [group, row.id, 'nav']) ?? row.id);
  }
}

/** A fact, a text or a picture in words: `Postadresse: Sted`, `Øverst på forsiden: Overskriften (norsk)`. */
export function nameOfPlace(version: Version, file: string, key: string): string {
  if (file === COMPANY_FILE) return nameOfFact(version, key);
  if (!EDITED_FILES.includes(file)) return nameOfFile(version, file);
  const parts = [told(sectionOf(version, file, key).name), rowName(version, key), aboutText(key).label].filter(Boolean);
  const { lang = '' } = languages[pictureName(file) as keyof typeof languages] ?? {};
  return key ? `${parts.join(': ')} (${languageName(lang)})` : languageName(lang);
}

function nameOfFact(version: Version, key: string): string {
  const [first, name = ''] = key.split('.');
  if (first === 'focus')
    return `${say('focusOf')}: ${slotsOf(version).find(({ focus }) => focus === name)?.label ?? name}`;
  const names = key.split('.').map((_, index, path) => path.slice(0, index + 1).join('.'));
  return names.flatMap((one) => told(factAt(one)?.label) || []).join(': ') || key;
}

function nameOfFile(version: Version, file: string): string {
  if (file === OTHER_FILES) return say('otherFiles');
  const slot = slotsOf(version).find(({ path }) => file.replace(/\.\w+$/, '') === path);
  return slot ? `${say('picture')}: ${slot.label}` : file;
}

/** The name of what has changed. */
export function nameOfChange(version: Version, { path: [file = '', ...keys] }: Pick<Change, 'path'>): string {
  const key = keys.join('.');
  if (key === '$sample')
    return say('confirmedIn', { name: file === COMPANY_FILE ? say('facts') : nameOfPlace(version, file, '') });
  return nameOfPlace(version, file, key);
}

/** A value as lines to be read. */
export function linesOf(version: Version, path: Path, value: unknown): string[] {
  if (value === undefined || value === null) return [say('nothing')];
  const [file = '', ...keys] = path;
  const key = keys.join('.');
  if (keys[0]?.startsWith('$')) return (value as string[]).map((one) => nameOfPlace(version, file, one));
  if (keys.length === 0) return [say('aFile')];
  const node = file === COMPANY_FILE ? factAt(key) : undefined;
  if (Array.isArray(value)) return value.map((one) => valueInWords(node?.items, one));
  return typeof value === 'object'
    ? Object.entries(value as Group).map(([name, one]) => partInWords(node, name, one))
    : [valueInWords(node, value)];
}

function partInWords(node: FactNode | undefined, name: string, value: unknown): string {
  const part = node?.properties?.[name];
  return `${told(part?.label) || name}: ${valueInWords(part, value)}`;
}

function valueInWords(node: FactNode | undefined, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((one) => valueInWords(node?.items, one)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, one]) => partInWords(node, name, one))
      .join(' · ');
  }
  if (node?.kind === 'day') return dayName(String(value));
  return told(node?.choices?.[String(value)]) || String(value);
}
