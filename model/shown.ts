import { type Condition, isTrue } from './conditions';
import { getIn, keyAndGroups } from './data';
import { ROW_LISTS } from './fact-tree';
import type { Facts, RowList } from './facts';
import { TEXTS, textGroup } from './texts';

const LISTS = new Map<string, RowList>(ROW_LISTS.map((list) => [textGroup(list), list]));

/** Returns the condition that hides a text, or the list of facts that lacks its id; undefined if the text is shown, or no site has it. */
export function hiddenBy(key: string, facts: Facts): Condition | undefined {
  for (const group of keyAndGroups(key)) {
    const { shownIf } = TEXTS[group] ?? {};
    if (shownIf && !isTrue(shownIf, facts)) return shownIf;
    const end = group.lastIndexOf('.');
    const list = group in TEXTS ? undefined : LISTS.get(group.slice(0, Math.max(end, 0)));
    if (list && !facts[list]?.some(({ id }) => id === group.slice(end + 1))) return list;
  }
}

/** Returns the keys of texts and groups that are not shown. The catalog names those of services, platforms and people. */
export function hiddenTexts(facts: Facts, catalog: object = {}): string[] {
  const ownGroups = ROW_LISTS.flatMap((list) => {
    const group = textGroup(list);
    return Object.keys(Object(getIn(catalog, group))).map((name) => `${group}.${name}`);
  });
  return [...Object.keys(TEXTS), ...ownGroups].filter((key) => hiddenBy(key, facts));
}
