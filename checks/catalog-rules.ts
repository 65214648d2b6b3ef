import { isHeadline } from '@/lib/headline';
import type { Bilingual } from '@/model/bilingual';
import { CATALOG_TREE, type CatalogNode, catalogNodeAt } from '@/model/catalog-tree';
import { childOf, getIn, rememberedText } from '@/model/data';
import { isIn, textEntries, valueEntries } from '@/model/review';
import { typeMessage } from './fact-rules';
import { MISSING, say, UNKNOWN } from './messages';
import type { Problem } from './problem';
import type { Catalog } from './reading';
import type { Source } from './source';
import { isBlank } from './text-rules';

/** Checks a catalog for unknown keys and for values that are not strings. Missing texts are allowed unless `isComplete`, or `hidden`. */
export function checkCatalogNames({ data, problem }: Source, isComplete: boolean, hidden: string[]): Problem[] {
  return treeErrors(CATALOG_TREE, data).flatMap(({ path, message }) => {
    const key = path.join('.');
    const isAllowed = message === MISSING && !(isComplete && isNeeded(key, hidden));
    return isAllowed ? [] : problem(key, message);
  });
}

/** Whether a text is shown, or a group has one that must be there. A save leaves out empty groups. */
function isNeeded(key: string, hidden: string[]): boolean {
  if (isIn(hidden, key)) return false;
  const { type, required = [] } = catalogNodeAt(key);
  return type === 'string' || required.some((name) => isNeeded(`${key}.${name}`, hidden));
}

function treeErrors(node: CatalogNode, value: unknown, path: string[] = []): { path: string[]; message: Bilingual }[] {
  if (value === undefined) return [{ path, message: MISSING }];
  const type = Array.isArray(value) ? 'array' : typeof value;
  if (type !== node.type) return [{ path, message: typeMessage(node.type) }];
  if (type !== 'object') return [];
  const names = new Set([...(node.required ?? []), ...Object.keys(Object(value))]);
  return [...names].flatMap((name) => {
    const child = childOf(node, name);
    const childPath = [...path, name];
    return child ? treeErrors(child, Object(value)[name], childPath) : [{ path: childPath, message: UNKNOWN }];
  });
}

export function checkTranslations([first, ...others]: Catalog[], hidden: string[]): Problem[] {
  if (!first) return [];
  return others.flatMap((catalog, index) => [
    ...missingTexts(catalog, first, hidden),
    ...untranslatedTexts(catalog, [first, ...others.slice(0, index)], hidden),
  ]);
}

function missingTexts(catalog: Catalog, first: Catalog, hidden: string[]): Problem[] {
  const existing = new Map(valueEntries(catalog.data));
  const ignored = [...hidden, ...catalog.hidden];
  const missing = textEntries(first.data).filter(([key]) => !existing.has(key) && !isIn(ignored, key));
  return missing.map(([key]) => catalog.problem(key, MISSING));
}

function untranslatedTexts(catalog: Catalog, others: Catalog[], hidden: string[]): Problem[] {
  const { data, file } = catalog;
  const ignored = [...hidden, ...catalog.hidden, ...(data.$same ?? [])];
  return textEntries(data).flatMap(([key, text]) => {
    const isTranslated = others.every((other) => getIn(other.data, key) !== text);
    if (isTranslated || isIn(ignored, key) || catalogNodeAt(key).same || !hasWords(text)) return [];
    const problem = catalog.problem(key, say('untranslated'));
    return { ...problem, answer: { file, list: '$same', entry: key } };
  });
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ' '));

export function checkHeadline({ data, problem }: Catalog): Problem[] {
  return isHeadline(data.hero?.title ?? '') ? [] : [problem('hero.title', say('noHeadline'))];
}

/** UTF-8 that was decoded as Windows-1252: `Ã¥` for å, `â€“` for a dash. */
const SECOND_BYTE = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const MOJIBAKE = new RegExp(`[ÃÅÐÑ]${SECOND_BYTE}|â€|Â[\\u00a0-\\u00bf]`);
/** What fonts show as a box or not at all: private-use characters such as Word's bullets, control characters, halves of pairs. */
const BOX = /[\p{Co}\p{Cn}\p{Cs}\p{Cc}]/u;
const AROUND = 12; // characters beside one that a message shows

export function checkCharacters({ data, problem }: Source): Problem[] {
  return textEntries(data).flatMap(([key, text]) => {
    const message = characterError(text);
    return message ? [problem(key, message)] : [];
  });
}

const characterError = rememberedText((text): Bilingual | undefined => {
  if (text.includes('\ufffd')) return say('lostCharacter');
  const [mojibake] = MOJIBAKE.exec(text) ?? [];
  if (mojibake) return say('mojibake', { letters: mojibake });
  if (isBlank(text)) return undefined;
  const [box] = BOX.exec(text) ?? [];
  return box ? say('boxCharacter', { place: placeOf(box, text) }) : undefined;
});

function placeOf(character: string, text: string): string {
  const at = text.indexOf(character);
  const before = text.slice(Math.max(0, at - AROUND), at);
  return `${before}▯${text.slice(at + character.length, at + character.length + AROUND)}`.trim();
}
