import { COLORS_FILE, COMPANY_FILE, catalogFile, isPicture, LANGUAGES_FILE, PICTURES_FILE } from '@/checks/content';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { type Group, getIn, isGroup, keyAndGroups, rememberedText } from '@/model/data';
import { type FactNode, factAt, isRowList, ROW_LISTS, rowNode } from '@/model/fact-tree';
import { isIn, keyOfEntry, textEntries } from '@/model/review';
import { TEXTS, type TextLine, textGroup } from '@/model/texts';
import { ownTexts } from '../rows/lists';
import { type Change, ORDER, type Path } from '../rows/merge';
import { slotOf, slotsOf } from '../rows/pictures';
import { placeElsewhere, rowOf } from '../rows/rows';
import { CATALOGS, companyIn, FIRST_CATALOG, factsIn, type Version } from '../rows/version';
import { dayName, languageName, type MessageKey, say, translate } from './messages';
import { sectionName, sectionOf } from './sections';

/** Returns the line of the model for a text or a group; a name that an owner has chosen is a `*` in it. */
export const textLine = rememberedText((key): TextLine | undefined => {
  const pattern = key.split('.').reduce((prefix, name) => {
    const exact = prefix ? `${prefix}.${name}` : name;
    return exact in TEXTS ? exact : `${prefix}.*`;
  }, '');
  return TEXTS[pattern];
});

/** Returns the first sentence of the description of a text as its label, and the others as its help. */
export function aboutText(key: string, version?: Version): { label: string; help: string } {
  const { label, help } = aboutKey(key);
  return { label: label + (version ? numberInList(version, key) : ''), help };
}

const aboutKey = rememberedText((key) => {
  const [first = '', ...others] = (translate(textLine(key)?.about) || key).split(/(?<=\.) /);
  return { label: first.replace(/\.$/, ''), help: others.join(' ') };
});

/** Returns ` 2` for the second point of a service: all points have the same description. */
function numberInList(version: Version, key: string): string {
  const [points = '', name] = key.split(/(?<=\.points)\./);
  return name === undefined ? '' : ` ${ownTexts(version, points).indexOf(key) + 1}`;
}

/** Returns the name of a row of the facts, its title among the texts, or what comes first in it: the street of an office. */
export function rowTitle(version: Version, list: string, name: string): string | undefined {
  const row = Object(getIn(factsIn(version), `${list}.${name}`)) as Record<string, string | undefined>;
  if (row.name !== undefined || !isRowList(list)) return row.name ?? (row[firstField(list)] || undefined);
  return String(getIn(version[FIRST_CATALOG], `${textGroup(list)}.${name}.title`) || name);
}

const firstField = (list: string) => Object.keys(rowNode(factAt(list) ?? {})?.properties ?? {})[0] ?? '';

function rowOfText(version: Version, key: string): string | undefined {
  const company = companyIn(version);
  for (const list of ROW_LISTS) {
    const row = company[list].find(({ id }) => isIn([`${textGroup(list)}.${id}`], key));
    if (row) return rowTitle(version, list, row.id);
  }
}

/** Names a fact, a text or a picture within its section: `Postadresse: Sted`, `Overskriften`. */
export function nameInSection(version: Version, file: string, key: string): string {
  if (file === COMPANY_FILE) return factName(version, key);
  if (!CATALOGS.includes(file)) return fileName(version, file);
  return [rowOfText(version, key) ?? [], aboutText(key, version).label].flat().join(': ');
}

/** Names it with section and language: `Forsiden: Overskriften (norsk)`. */
export function fullName(version: Version, file: string, key: string): string {
  const name = nameInSection(version, file, key);
  const language = languageOf(file);
  if (!language) return name;
  return key ? `${sectionName(sectionOf(version, file, key))}: ${name} (${language})` : language;
}

/** Returns the name of a language by its id or its catalog; undefined for anything else. */
function languageOf(name: string): string | undefined {
  const locale = LOCALE_IDS.find((id) => name === id || name === catalogFile(id));
  return locale && languageName(LOCALES[locale].lang);
}

function factName(version: Version, key: string): string {
  const slot = slotsOf(version).find(({ focus }) => key === `focus.${focus}`);
  if (slot) return `${say('focusOf')}: ${slot.label}`;
  const labels = keyAndGroups(key).flatMap((part) => translate(factAt(part)?.label) || []);
  return labels.join(': ') || fileName(version, key);
}

export const OTHER_FILES = '*'; // all that the editor does not show

const FILES: Record<string, MessageKey> = {
  [OTHER_FILES]: 'otherFiles',
  [LANGUAGES_FILE]: 'languages',
  [COLORS_FILE]: 'colors',
  [PICTURES_FILE]: 'pictures',
};

function fileName(version: Version, file: string): string {
  const message = FILES[file];
  if (message) return say(message);
  const slot = slotOf(version, file);
  return slot ? `${say('picture')}: ${slot.label}` : file;
}

export const isReview = ([, key = '']: Path) => key.startsWith('$');

/** Names what has changed. A row that `version` lacks is named by its value. */
export function changeName(version: Version, change: Change): string {
  const { path } = change;
  const [file = '', ...keys] = path;
  if (isReview(path)) return reviewName(version, file, keys[0]);
  const { list, row, rest } = rowOf(path);
  if (file === ORDER) return `${translate(factAt(list)?.label)}: ${say('order')}`;
  if (row === undefined) return fullName(version, file, keys.join('.'));
  const [textFile = '', ...key] = placeElsewhere(list, row, rest) ?? [];
  return CATALOGS.includes(textFile)
    ? fullName(version, textFile, key.join('.'))
    : rowChangeName(version, list, row, change);
}

function reviewName(version: Version, file: string, list?: string): string {
  const name = file === COMPANY_FILE ? say('facts') : fullName(version, file, '');
  return say(list === '$sample' ? 'unconfirmedIn' : 'answeredIn', { name });
}

function rowChangeName(version: Version, list: string, row: string, { path, before, after }: Change): string {
  const [part, ...names] = rowOf(path).rest;
  const [language] = names.flatMap((name) => languageOf(name) ?? []);
  const name = part && partName(list, part) + (language ? ` (${language})` : '');
  return [translate(factAt(list)?.label), rowName(version, list, row, after ?? before), name]
    .filter(Boolean)
    .join(': ');
}

/** @param value of a row that `version` lacks */
function rowName(version: Version, list: string, row: string, value?: unknown): string {
  if (factAt(list)?.items?.kind === 'picture') return slotOf(version, `content/images/${row}`)?.label ?? say('picture');
  if (getIn(factsIn(version), `${list}.${row}`)) return rowTitle(version, list, row) ?? row;
  const { name, [firstField(list)]: first, ...parts } = Object(value);
  const [texts] = CATALOGS.flatMap((file) => parts[file] ?? []);
  return name ?? Object(texts).title ?? first ?? row;
}

function partName(list: string, part: string): string {
  if (isPicture(part)) return say('picture');
  return part === 'focus' ? say('focusOf') : translate(factAt(`${list}.0.${part}`)?.label) || part;
}

/** Formats a value as lines of text. @param value undefined for a removed row, null for one that was not there */
export function formatValue(version: Version, path: Path, value: unknown): string[] {
  const { list, row = '', isRow } = rowOf(path);
  if (value === undefined) return [say(isRow ? 'rowRemoved' : 'nothing')];
  if (value === null) return [say('nothing')];
  if (isFile(path)) return [say('aFile')];
  if (Array.isArray(value)) return value.map((item) => formatItem(version, path, item));
  if (isRow) return Object.entries(value).flatMap(([part, one]) => formatRowPart(list, row, part, one));
  return isGroup(value) ? formatGroup(nodeAt(path), value) : [formatPart(nodeAt(path), value)];
}

const isFile = (path: Path) => path.length === 1 || isPicture(path.at(-1) ?? '');

function formatItem(version: Version, path: Path, item: unknown): string {
  const text = String(item);
  const { list } = rowOf(path);
  if (path[0] === ORDER) return rowName(version, list, text);
  if (!isReview(path)) return formatPart(nodeAt(path)?.items, item);
  // An answer has its value: `Laveste månedspris: 99`.
  const key = keyOfEntry(text);
  return fullName(version, path[0] ?? '', key) + text.slice(key.length);
}

const nodeAt = ([file, ...keys]: Path) => (file === COMPANY_FILE ? factAt(keys.join('.')) : undefined);

function formatRowPart(list: string, row: string, part: string, value: unknown): string[] {
  if (CATALOGS.includes(part)) {
    const [, ...group] = placeElsewhere(list, row, [part]) ?? [];
    const labelOf = (key: string) => aboutText([...group, key].filter(Boolean).join('.')).label;
    return textEntries(value).map(([key, text]) => `${labelOf(key)} (${languageOf(part)}): ${text}`);
  }
  const words = isPicture(part) ? say('aFile') : formatPart(factAt(`${list}.0.${part}`), value);
  return [`${partName(list, part)}: ${words}`];
}

function formatGroup(node: FactNode | undefined, { id, ...group }: Group): string[] {
  return Object.entries(group).map(([name, value]) => {
    const part = node?.properties?.[name];
    const label = translate(part?.label) || (languageOf(name) ?? name);
    return `${label}: ${formatPart(part, value)}`;
  });
}

function formatPart(node: FactNode | undefined, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((item) => formatPart(node?.items, item)).join(', ');
  if (isGroup(value)) return formatGroup(node, value).join(' · ');
  if (node?.kind === 'day') return dayName(String(value));
  return translate(node?.choices?.[String(value)]) || String(value);
}
