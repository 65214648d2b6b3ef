import { CATALOG_TREE, type CatalogNode, placeOf } from '@/company/catalog-tree';
import { TEXT_GROUPS } from '@/company/texts';
import { COMPANY_FILE, type Content, catalogFile, UNWRITTEN } from '@/export/checks/content';
import { type Crop, focusNames, pictureCrops } from '@/export/checks/picture-crops';
import { isIn } from '@/export/checks/source';
import { type Company, withDefaults } from '@/lib/facts';
import type { Edit } from './edit';
import { format, parse } from './files';

type List = keyof typeof TEXT_GROUPS;
type Group = Record<string, unknown>;

/** A service, platform or person that came (`to`), went (`from`), or has another id (both). */
export interface ListChange {
  list: List;
  from?: string;
  to?: string;
}

const IS_ID = /^[a-z][A-Za-z0-9]*$/;

/** What came into the lists of the facts, and what went. What stands in the place of another one is that one with another id. */
export function listChanges(before: Company, after: Company): ListChange[] {
  const lists = Object.keys(TEXT_GROUPS) as List[];
  return lists.flatMap((list) => {
    const [old, now] = [before, after].map((company) => company[list].map(({ id }) => id as string)) as [
      string[],
      string[],
    ];
    const added = now.filter((id) => !old.includes(id) && IS_ID.test(id));
    const gone = old.filter((id) => !now.includes(id));
    const renamed = (to: string) =>
      gone.find((from) => now.length === old.length && old.indexOf(from) === now.indexOf(to));
    const came = added.map((to) => ({ list, from: renamed(to), to }));
    const went = gone.filter((id) => !came.some(({ from }) => from === id));
    return [...came, ...went.map((from) => ({ list, from }))];
  });
}

/**
 * Adds to an edit what belongs to the lists of the facts. A new service, platform or person gets texts that are still to be written, in
 * every language, and a picture that is to be replaced; check:launch asks for both. What went takes its texts and pictures along.
 */
export function completeLists(now: Content, edit: Edit): Edit {
  const text = edit.texts[COMPANY_FILE];
  if (!text) return edit;
  const facts = JSON.parse(text);
  const [before, after] = [withDefaults(parse(now.files[COMPANY_FILE])), withDefaults(facts)];
  const changes = listChanges(before, after);
  const texts: Edit['texts'] = {
    ...edit.texts,
    [COMPANY_FILE]: format(COMPANY_FILE, withoutTraces(facts, before)),
  };
  for (const file of changes.length > 0 ? Object.keys(now.languages).map(catalogFile) : []) {
    const catalog = parse(texts[file] ?? now.files[file]);
    texts[file] = format(file, changes.reduce(changeTexts, catalog));
  }
  return { ...edit, texts, ...changePictures(now, before, after, changes) };
}

/** The facts without the focal points of what went. */
function withoutTraces(facts: Group, before: Company): Group {
  const { focus } = withDefaults(facts);
  const [names, known] = [focusNames(withDefaults(facts)), focusNames(before)];
  const points = Object.entries(focus).filter(([name]) => names.includes(name) || !known.includes(name));
  return { ...facts, ...(facts.focus ? { focus: Object.fromEntries(points) } : {}) };
}

/** A catalog with the texts of something new, or without those of what went. */
function changeTexts(catalog: Group, { list, from, to }: ListChange): Group {
  const key = TEXT_GROUPS[list];
  const schema = placeOf(CATALOG_TREE, key);
  const changed = changeGroup(catalog, key.split('.'), (group) => {
    if (!to || to in group) return without(group, from);
    if (!from) return withTexts(group, to, schema);
    return Object.fromEntries(Object.entries(group).map(([name, texts]) => [name === from ? to : name, texts]));
  });
  const renamed = (names: string[]) =>
    names.flatMap((name) => {
      if (!isIn([`${key}.${from}`], name)) return [name];
      return to ? [name.replace(`${key}.${from}`, `${key}.${to}`)] : [];
    });
  const marks = ['$same', '$sample', '$confirmed'].filter((name) => from && Array.isArray(catalog[name]));
  return { ...changed, ...Object.fromEntries(marks.map((name) => [name, renamed(catalog[name] as string[])])) };
}

/** Texts of the last one stay: the group has to be there. */
function without(group: Group, id?: string): Group {
  const left = Object.entries(group).filter(([name]) => name !== id);
  return left.length > 0 ? Object.fromEntries(left) : group;
}

function changeGroup(data: Group, [name, ...rest]: string[], change: (group: Group) => Group): Group {
  if (name === undefined) return change(data);
  return { ...data, [name]: changeGroup((data[name] ?? {}) as Group, rest, change) };
}

/** A place of the schema of the catalogs without its texts. */
const blankOf = ({ properties }: CatalogNode) =>
  properties && Object.fromEntries(Object.keys(properties).map((name) => [name, '']));

/** A group with texts that are to be written, as many as another one in it has, behind those of its kind. */
function withTexts(group: Group, id: string, { properties = {}, additionalProperties }: CatalogNode): Group {
  const names = Object.keys(group);
  const model = names.find((name) => !(name in properties));
  const blank = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return UNWRITTEN;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
  };
  const texts = blank(model ? group[model] : additionalProperties && blankOf(additionalProperties));
  const entries = Object.entries(group);
  entries.splice(names.findLastIndex((name) => !(name in properties)) + 1, 0, [id, texts]);
  return Object.fromEntries(entries);
}

/** A copy of a picture of the same size for each that is new, and the pictures that nothing shows any more. */
function changePictures({ pictures }: Content, before: Company, after: Company, changes: ListChange[]) {
  const [old, now] = [pictureCrops(before), pictureCrops(after)];
  const masterOf = (name: string) =>
    Object.keys(pictures).find((file) => file.replace(/\.\w+$/, '') === `content/images/${name}`);
  const size = ({ widths, height }: Crop) => `${widths.at(-1)} ${height}`;
  const copies = Object.entries(now).flatMap(([name, crop]) => {
    if (name in old || masterOf(name)) return [];
    const renamed = changes.find(({ to }) => to === name)?.from;
    const alike = Object.keys(old).filter((one) => size(old[one] as Crop) === size(crop));
    const model = [renamed, ...alike].flatMap((one) => (one && masterOf(one)) || [])[0];
    return model ? [[model.replace(/[^/]+(?=\.\w+$)/, name), { id: pictures[model] }]] : [];
  });
  const gone = Object.keys(old).filter((name) => !(name in now) && name !== 'about');
  return { pictures: Object.fromEntries(copies), removed: gone.flatMap((name) => masterOf(name) ?? []) };
}
