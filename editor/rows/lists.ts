import { COMPANY_FILE, isPicture, UNWRITTEN } from '@/checks/content';
import { shownPictures } from '@/checks/picture-rules';
import { catalogNodeAt } from '@/model/catalog-tree';
import { getIn, isGroup, rowIndex, setIn } from '@/model/data';
import { emptyValue, type FactNode, factAt, isRowList, ROW_LISTS } from '@/model/fact-tree';
import type { RowList } from '@/model/facts';
import { isIn } from '@/model/review';
import { SECTION_IDS, textGroup } from '@/model/texts';
import { NO_WINDOWS_NAME, withoutAccents, withoutDocument } from './documents';
import { pathTo } from './merge';
import { nameIn, slotsOf, withoutPicture } from './pictures';
import { newRowName, rowsAt } from './row-lists';
import { withoutReview } from './sample';
import { CATALOGS, companyIn, FIRST_CATALOG, type Version } from './version';

const withRows = (version: Version, list: string, rows: unknown[]) =>
  setIn(version, pathTo(COMPANY_FILE, list), rows.length > 0 ? rows : undefined);

const appendRow = (version: Version, list: string, row: unknown) =>
  withRows(version, list, [...rowsAt(version, list), row]);

/** Adds an empty row: a picture with a new name, or a choice that is not in the list yet. */
export function addRow(version: Version, list: string, node: FactNode = {}): Version {
  const rows = rowsAt(version, list);
  const free = node.enum?.find((choice) => !rows.includes(choice));
  const row = node.kind === 'picture' ? uniqueId('slide', takenNames(version)) : (free ?? emptyValue(node));
  return appendRow(version, list, isGroup(row) ? { id: newRowName(), ...row } : row);
}

/** @param name of the row; of a single value its number */
export function moveRow(version: Version, list: string, name: string, to: number): Version {
  const rows = rowsAt(version, list);
  const from = rowIndex(rows, name);
  return from < 0 ? version : withRows(version, list, rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]));
}

/** Removes a row with its pictures, its document, its texts and their review. An empty list is removed too. */
export function removeRow(version: Version, list: string, name: string): Version {
  const slots = slotsOf(version).filter(({ factKey = '' }) => isIn([`${list}.${name}`], factKey));
  const others = list === 'links' ? withoutDocument(version, name) : slots.reduce(withoutPicture, version);
  const rows = rowsAt(version, list);
  const without = withRows(others, list, rows.toSpliced(rowIndex(rows, name), 1));
  return isRowList(list) ? removeText(without, `${textGroup(list)}.${name}`) : without;
}

/** The keys of the texts in a group in which the owner chooses the names. */
export const ownTexts = (version: Version, group: string): string[] =>
  namesIn(version, FIRST_CATALOG, group).map((name) => `${group}.${name}`);

const namesIn = (version: Version, file: string, group: string) => Object.keys(Object(getIn(version[file], group)));

export function addText(version: Version, group: string): Version {
  const key = `${group}.${uniqueId('text', namesIn(version, FIRST_CATALOG, group))}`;
  return CATALOGS.reduce((all, file) => setIn(all, pathTo(file, key), UNWRITTEN), version);
}

/** Removes a text, or a group of texts, in every language, with its review. */
export const removeText = (version: Version, key: string): Version =>
  CATALOGS.reduce((all, file) => withoutReview(setIn(all, pathTo(file, key), undefined), file, key), version);

/** Exchanges two texts in every language. Their names keep their places, because a merge ignores the order of names. */
export const swapTexts = (version: Version, key: string, other: string): Version =>
  CATALOGS.reduce((all, file) => {
    const [text, otherText] = [key, other].map((name) => getIn(all, pathTo(file, name)));
    return setIn(setIn(all, pathTo(file, key), otherText), pathTo(file, other), text);
  }, version);

/** Returns an id that is not `taken`: `ola`, `ola2`. */
export function uniqueId(name: string, taken: string[]): string {
  const [first = '', ...others] = withoutAccents(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const word = [first, ...others.map((other) => other[0]?.toUpperCase() + other.slice(1))].join('').slice(0, 24);
  const id = /^[a-z]/.test(word) && !NO_WINDOWS_NAME.test(word) ? word : `x${word}`;
  let unique = id;
  for (let number = 2; taken.includes(unique); number++) unique = id + number;
  return unique;
}

/** The names of rows, of parts of the page and of pictures, which no new row may have; and those that every object has. */
function takenNames(version: Version): string[] {
  const company = companyIn(version);
  const pictures = [...slotsOf(version).map(({ path }) => path), ...Object.keys(version).filter(isPicture)];
  const names = [...pictures, ...shownPictures(company)].map(nameIn);
  return [
    ...ROW_LISTS.flatMap((list) => company[list].map(({ id }) => id)),
    ...SECTION_IDS,
    ...names,
    // Where a person would have the name of a portrait.
    ...names.map((name) => name.replace(/Portrait$/, '')),
    ...Object.getOwnPropertyNames(Object.prototype),
  ];
}

/** Adds a row with placeholders for the texts that it must have; a title is its name in the first language. */
export function addRowWithTexts(version: Version, list: RowList, name: string): Version {
  const group = textGroup(list);
  const fixed = Object.keys(catalogNodeAt(group).properties ?? {});
  const id = uniqueId(name, [
    ...fixed,
    ...CATALOGS.flatMap((file) => namesIn(version, file, group)),
    ...takenNames(version),
  ]);
  const key = `${group}.${id}`;
  const { required = [] } = catalogNodeAt(key);
  const texts = Object.fromEntries(required.map((text) => [text, UNWRITTEN]));
  const withTexts = CATALOGS.reduce((all, file) => setIn(all, pathTo(file, key), texts), version);
  const titled = 'title' in texts ? setIn(withTexts, pathTo(FIRST_CATALOG, `${key}.title`), name) : withTexts;
  return appendRow(titled, list, factAt(`${list}.${id}.name`) ? { id, name } : { id });
}
