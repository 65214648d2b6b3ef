import { type Condition, isTrue } from './conditions';
import { getIn } from './data';
import { ROW_LISTS } from './fact-tree';
import type { Facts, RowList } from './facts';
import { TEXTS, textGroup } from './texts';

/** Returns the condition that hides a text, or the list of facts that lacks its id; undefined if the text is shown, or no site has it. */
export function hiddenBy(key: string, facts: Facts): Condition | undefined {
  for (const group of keyAndGroups(key)) {
    const { shownIf } = TEXTS[group] ?? {};
    if (shownIf && !isTrue(shownIf, facts)) return shownIf;
    const list = ROW_LISTS.find((name) => isInList(group, name));
    if (list && !facts[list]?.some(({ id }) => group === `${textGroup(list)}.${id}`)) return list;
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

/** Whether a key is the group of a service, platform or person. */
function isInList(key: string, list: RowList): boolean {
  const group = textGroup(list);
  return key.startsWith(`${group}.`) && !key.slice(group.length + 1).includes('.') && !(key in TEXTS);
}

/** Returns `hero` and `hero.lead` for the latter. */
function keyAndGroups(key: string): string[] {
  const path = key.split('.');
  return path.map((_, index) => path.slice(0, index + 1).join('.'));
}
