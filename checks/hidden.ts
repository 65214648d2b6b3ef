import type { Facts } from '@/company/facts';
import { hiddenBy, PLACES, TEXT_LISTS } from '@/company/shown';
import { TEXT_GROUPS } from '@/company/texts';

/**
 * Keys of texts and groups that a company with these facts does not show. They need no translation. In `texts`, a catalog, the names of
 * services, platforms and people are looked for.
 */
export function hiddenTexts(facts: Facts, texts: object = {}): string[] {
  return [...Object.keys(PLACES), ...ownGroups(texts)].filter((key) => hiddenBy(key, facts));
}

/** The groups of a catalog whose names an owner has chosen. */
function ownGroups(texts: object): string[] {
  return TEXT_LISTS.flatMap((list) => {
    const group = TEXT_GROUPS[list];
    const found = group.split('.').reduce<object>((texts, name) => Reflect.get(texts, name) ?? {}, texts);
    return Object.keys(found).map((name) => `${group}.${name}`);
  });
}
