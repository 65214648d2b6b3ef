import { CATALOG_TREE, placeOf } from '@/company/catalog-tree';
import type { Catalog } from './content';
import * as M from './messages';
import type { Problem } from './problem';
import { isIn, textEntries, valueEntries } from './source';

/** Shown texts that are missing in a language, and texts that are the same in two. */
export function checkTranslations([first, ...others]: Catalog[], hidden: string[]): Problem[] {
  if (!first) return [];
  const shown = textEntries(first.data).filter(([key]) => !isIn(hidden, key));
  return others.flatMap((catalog, index) => [
    ...missingTexts(catalog, shown),
    ...sameTexts(catalog, [first, ...others.slice(0, index)], hidden),
  ]);
}

function missingTexts({ data, problem, hidden }: Catalog, shown: [key: string, text: string][]): Problem[] {
  const own = new Map(valueEntries(data));
  const missing = shown.filter(([key]) => !own.has(key) && !isIn(hidden, key));
  return missing.map(([key]) => problem(key, M.MISSING));
}

function sameTexts(catalog: Catalog, others: Catalog[], hidden: string[]): Problem[] {
  const { data, problem, hidden: own } = catalog;
  const texts = others.map((other) => new Map(textEntries(other.data)));
  return textEntries(data).flatMap(([key, text]) => {
    const index = texts.findIndex((other) => other.get(key) === text);
    const isRight = isIn([...hidden, ...own, ...(data.$same ?? [])], key) || placeOf(CATALOG_TREE, key).same;
    if (index < 0 || isRight || !hasWords(text)) return [];
    const message = M.untranslated(`messages/${others[index]?.locale}.json`);
    return [{ ...problem(key, message), answer: { file: catalog.file, list: '$same', entry: key } }];
  });
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ' '));
