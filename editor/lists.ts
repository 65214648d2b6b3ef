import { COMPANY_FILE, catalogFile, UNWRITTEN } from '@/checks/content';
import { CATALOG_TREE, type CatalogNode, placeOf } from '@/company/catalog-tree';
import { TEXT_GROUPS } from '@/company/texts';
import { type Group, type Path, valueAt, withValue } from './merge';
import {
  logoOf,
  pictureIn,
  portraitOf,
  servicePictureOf,
  slidesOf,
  slotsOf,
  withoutPicture,
  withPicture,
} from './pictures';
import { unmarkedGroup } from './sample';
import { companyIn, LOCALES, type Version } from './version';

/** A list of the facts whose rows have texts, in the group of their ids. */
export type TextList = keyof typeof TEXT_GROUPS;
export const isTextList = (name: string): name is TextList => name in TEXT_GROUPS;

const rowsAt = (version: Version, path: Path) => (valueAt(version, path) ?? []) as unknown[];

export const addRow = (version: Version, path: Path, row: unknown) =>
  withValue(version, path, [...rowsAt(version, path), row]);

export function moveRow(version: Version, path: Path, from: number, to: number): Version {
  const rows = rowsAt(version, path);
  const others = rows.toSpliced(from, 1);
  return withValue(version, path, others.toSpliced(to, 0, rows[from]));
}

/** A list without its last row goes. */
export function removeRow(version: Version, path: Path, index: number): Version {
  const rows = rowsAt(version, path).toSpliced(index, 1);
  return withValue(version, path, rows.length > 0 ? rows : undefined);
}

/** A slide takes its pictures along. */
export function removeSlide(version: Version, index: number): Version {
  const slots = slidesOf(companyIn(version), index);
  return removeRow(slots.reduce(withoutPicture, version), [COMPANY_FILE, 'slides'], index);
}

/** One word for the name of texts and pictures that no other row has: `ola`, `ola2`. */
export function idFor(name: string, taken: string[]): string {
  const letters = name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '');
  const [first = '', ...rest] = letters.split(/[^a-z0-9]+/).filter(Boolean);
  const word = [first, ...rest.map((one) => one.charAt(0).toUpperCase() + one.slice(1))].join('').slice(0, 24);
  const id = /^[a-z]/.test(word) ? word : `x${word}`;
  const numbers = ['', ...taken.map((_, index) => String(index + 2))];
  return numbers.map((number) => id + number).find((one) => !taken.includes(one)) ?? id;
}

/**
 * Adds a service, platform or person with the texts that belong to it, still to be written, in every language; and a service with the
 * picture of another one, still to be replaced.
 */
export function addNamed(version: Version, list: TextList, name: string): Version {
  const key = TEXT_GROUPS[list];
  const groups = LOCALES.map((locale) => (valueAt(version, [catalogFile(locale), ...key.split('.')]) ?? {}) as Group);
  const id = idFor(name, [
    ...groups.flatMap(Object.keys),
    ...slotsOf(version).map(({ path }) => path.replace(/^.*\//, '')),
  ]);
  const row = list === 'services' ? { id, account: '' } : { id, name };
  const added = addRow(version, [COMPANY_FILE, list], row);
  const all = LOCALES.reduce((one, locale, index) => {
    const texts = newTexts(groups[index] ?? {}, key, list === 'services' && index === 0 ? name : undefined);
    return withValue(one, [catalogFile(locale), ...key.split('.')], withNew(groups[index] ?? {}, key, id, texts));
  }, added);
  return list === 'services' ? withCopy(all, id) : all;
}

/** Behind those of its kind. */
function withNew(group: Group, key: string, id: string, texts: unknown): Group {
  const entries = Object.entries(group);
  const { properties = {} } = placeOf(CATALOG_TREE, key);
  entries.splice(entries.findLastIndex(([name]) => !(name in properties)) + 1, 0, [id, texts]);
  return Object.fromEntries(entries);
}

/** Texts that are to be written, as many as another one in the group has; the name stands as title. */
function newTexts(group: Group, key: string, title?: string): unknown {
  const { properties = {}, additionalProperties } = placeOf(CATALOG_TREE, key);
  const model = Object.keys(group).find((name) => !(name in properties));
  const texts = blank(model ? group[model] : blankOf(additionalProperties || undefined));
  return title && typeof texts === 'object' ? { ...texts, title, nav: title } : texts;
}

function blank(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return UNWRITTEN;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
}

const blankOf = (node?: CatalogNode) =>
  node?.properties && Object.fromEntries(Object.keys(node.properties).map((name) => [name, '']));

function withCopy(version: Version, id: string): Version {
  const company = companyIn(version);
  const slots = company.services.map((_, index) => servicePictureOf(company, index));
  const own = slots.find(({ path }) => path.endsWith(`/${id}`));
  const file = slots.flatMap((slot) => pictureIn(version, slot) ?? [])[0];
  return own && file ? withPicture(version, own, file.replace(/^.*\./, ''), String(version[file])) : version;
}

/** The picture that belongs to a row. */
export const PICTURES = { services: servicePictureOf, people: portraitOf, platforms: logoOf };

/** Removes a service, platform or person, and what belongs to it alone: texts, picture or logo, what the catalogs say of its keys. */
export function removeNamed(version: Version, list: TextList, index: number): Version {
  const company = companyIn(version);
  const id = company[list][index]?.id ?? '';
  const key = `${TEXT_GROUPS[list]}.${id}`;
  const withoutRow = removeRow(version, [COMPANY_FILE, list], index);
  const withoutTexts = LOCALES.map(catalogFile).reduce((all, file) => withoutGroup(all, file, key), withoutRow);
  return withoutPicture(withoutTexts, PICTURES[list](company, index));
}

/** Texts of the last one stay: the group has to be there. */
function withoutGroup(version: Version, file: string, key: string): Version {
  const path = [file, ...key.split('.')];
  const siblings = Object.keys((valueAt(version, path.slice(0, -1)) ?? {}) as Group);
  return unmarkedGroup(siblings.length > 1 ? withValue(version, path, undefined) : version, file, key);
}
