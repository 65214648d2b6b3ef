import { type Condition, holds } from './conditions';
import type { Facts } from './facts';
import { TEXT_GROUPS, TEXTS, type TextLine } from './texts';

/** Lines of the texts, each by one key: without `{a,b}`. */
export const PLACES: Record<string, TextLine> = Object.fromEntries(
  Object.entries(TEXTS).flatMap(([keys, line]) => alternatives(keys).map((key) => [key, line])),
);

type TextList = keyof typeof TEXT_GROUPS;
export const TEXT_LISTS = Object.keys(TEXT_GROUPS) as TextList[];

/** Whether a site with these facts shows a text or a group of texts, as far as the facts decide it: a key may name what no site has. */
export function isShown(key: string, facts: Facts): boolean {
  return hiddenBy(key, facts) === undefined;
}

/** Why a text is not shown: the condition that is false, the list of facts without its name, or nothing if it is shown. */
export function hiddenBy(key: string, facts: Facts): Condition | undefined {
  for (const group of groupsAround(key)) {
    const { shownIf } = PLACES[group] ?? {};
    if (shownIf && !holds(shownIf, facts)) return shownIf;
    const list = TEXT_LISTS.find((name) => isOfList(group, name));
    if (list && !facts[list]?.some(({ id }) => group === `${TEXT_GROUPS[list]}.${id}`)) return list;
  }
}

/** Whether a key is the group of a service, platform or person, whose names are the owner's. */
function isOfList(key: string, list: TextList): boolean {
  const group = TEXT_GROUPS[list];
  return key.startsWith(`${group}.`) && !key.slice(group.length + 1).includes('.') && !(key in PLACES);
}

/** `hero`, `hero.lead` for the latter. */
function groupsAround(key: string): string[] {
  const path = key.split('.');
  return path.map((_, index) => path.slice(0, index + 1).join('.'));
}

function alternatives(key: string): string[] {
  const [, before, names, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(key) ?? [];
  return names === undefined ? [key] : names.split(',').map((name) => `${before}${name}${after}`);
}
