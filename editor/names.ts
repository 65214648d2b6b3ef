import { COLORS_FILE, COMPANY_FILE, LANGUAGES_FILE, PICTURES_FILE } from '@/checks/content';
import { type FactNode, factAt } from '@/company/fact-tree';
import { isIn, keyOfEntry } from '@/company/marks';
import { TEXT_GROUPS, TEXT_LISTS, TEXTS, type TextLine } from '@/company/texts';
import { languages } from '@/messages/languages';
import { type Group, isGroup, type Path, pathTo, valueAt } from './merge';
import { dayName, languageName, type MessageKey, t, translate } from './messages';
import { slotOf, slotsOf } from './pictures';
import { sectionOf } from './sections';
import { CATALOGS, companyIn, LOCALES, OTHER_FILES, type Version } from './version';

/** Returns the line of the model for a text or a group; a name that an owner has chosen is a `*` in it. */
export function textLine(key: string): TextLine | undefined {
  const pattern = key.split('.').reduce((prefix, name) => {
    const exact = prefix ? `${prefix}.${name}` : name;
    return exact in TEXTS ? exact : `${prefix}.*`;
  }, '');
  return TEXTS[pattern];
}

/** Returns the first sentence of the description of a text as its label, and the others as its help. */
export function aboutText(key: string): { label: string; help: string } {
  const [first = key, ...others] = translate(textLine(key)?.about).split(/(?<=\.) /);
  return { label: first.replace(/\.$/, ''), help: others.join(' ') };
}

/** Returns the name of a row of the facts; a service has it among the texts. */
export function rowTitle(version: Version, list: string, index: number): string | undefined {
  const row = valueAt(version, pathTo(COMPANY_FILE, `${list}.${index}`)) as { id?: string; name?: string };
  const nav = row.id && valueAt(version, pathTo(CATALOGS[0] ?? '', `${TEXT_GROUPS.services}.${row.id}.nav`));
  return row.name ?? (nav ? String(nav) : row.id);
}

/** Returns the name of the row to which a text belongs. */
function rowOfText(version: Version, key: string): string | undefined {
  for (const list of TEXT_LISTS) {
    const index = companyIn(version)[list].findIndex(({ id }) => isIn([`${TEXT_GROUPS[list]}.${id}`], key));
    if (index >= 0) return rowTitle(version, list, index);
  }
}

/** Names a fact, a text or a picture within its section: `Postadresse: Sted`, `Overskriften`. */
export function nameInSection(version: Version, file: string, key: string): string {
  if (file === COMPANY_FILE) return factName(version, key);
  if (!CATALOGS.includes(file)) return fileName(version, file);
  return [rowOfText(version, key) ?? [], aboutText(key).label].flat().join(': ');
}

/** Names it with section and language: `Forsiden: Overskriften (norsk)`. */
export function fullName(version: Version, file: string, key: string): string {
  const name = nameInSection(version, file, key);
  const locale = LOCALES[CATALOGS.indexOf(file)];
  if (!locale) return name;
  const language = languageName(languages[locale as keyof typeof languages].lang);
  return key ? `${translate(sectionOf(version, file, key).name)}: ${name} (${language})` : language;
}

function factName(version: Version, key: string): string {
  const names = key.split('.');
  const slot = names[0] === 'focus' && slotsOf(version).find(({ focus }) => focus === names[1]);
  if (slot) return `${t('focusOf')}: ${slot.label}`;
  const keys = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return keys.flatMap((part) => translate(factAt(part)?.label) || []).join(': ') || fileName(version, key);
}

const FILES: Record<string, MessageKey> = {
  [OTHER_FILES]: 'otherFiles',
  [LANGUAGES_FILE]: 'languages',
  [COLORS_FILE]: 'colors',
  [PICTURES_FILE]: 'pictures',
};

function fileName(version: Version, file: string): string {
  const message = FILES[file];
  if (message) return t(message);
  const slot = slotOf(version, file);
  return slot ? `${t('picture')}: ${slot.label}` : file;
}

/** Whether a path is that of `$sample`, `$confirmed` or `$same`. */
export const isMark = ([, key = '']: Path) => key.startsWith('$');

export function changeName(version: Version, path: Path): string {
  const [file = '', ...keys] = path;
  if (!isMark(path)) return fullName(version, file, keys.join('.'));
  const name = file === COMPANY_FILE ? t('facts') : fullName(version, file, '');
  return t(keys[0] === '$sample' ? 'unconfirmedIn' : 'answeredIn', { name });
}

/** Formats a value as lines of text. */
export function formatValue(version: Version, path: Path, value: unknown): string[] {
  const [file = '', ...keys] = path;
  if (value === undefined || value === null) return [t('nothing')];
  if (keys.length === 0) return [t('aFile')];
  if (isMark(path)) return (value as string[]).map((entry) => formatEntry(version, file, entry));
  const node = file === COMPANY_FILE ? factAt(keys.join('.')) : undefined;
  if (Array.isArray(value)) return value.map((item) => formatPart(node?.items, item));
  return isGroup(value) ? formatGroup(node, value) : [formatPart(node, value)];
}

/** Formats an entry of a list of marks: `Laveste månedspris: 99`. */
function formatEntry(version: Version, file: string, entry: string): string {
  const key = keyOfEntry(entry);
  return fullName(version, file, key) + entry.slice(key.length);
}

function formatGroup(node: FactNode | undefined, { id, ...group }: Group): string[] {
  return Object.entries(group).map(([name, value]) => {
    const part = node?.properties?.[name];
    return `${translate(part?.label) || name}: ${formatPart(part, value)}`;
  });
}

function formatPart(node: FactNode | undefined, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((item) => formatPart(node?.items, item)).join(', ');
  if (isGroup(value)) return formatGroup(node, value).join(' · ');
  if (node?.kind === 'day') return dayName(String(value));
  return translate(node?.choices?.[String(value)]) || String(value);
}
