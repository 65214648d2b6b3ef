import type { Facts } from '@/company/facts';
import { say } from '@/company/words';
import { type Catalog, unconfirmedTexts } from './content';
import { t } from './messages';
import type { Problem } from './problem';
import wordLists from './words.json' with { type: 'json' };

/** A regular expression and its replacement in the first person singular, if it has one. */
type Entry = string[];

const PLURAL = wordLists.plural as Record<string, Entry[] | undefined>;
const SERVICES: Record<string, Record<string, string | undefined>> = wordLists.services;

/** Languages (BCP 47) in which texts that say “we” are found. */
export const KNOWN_LANGUAGES = Object.keys(PLURAL);

/** Texts of services, and of platforms, which may offer more than the company. */
const MAY_NAME_SERVICES = /^services\.\w+\.|^technology\.\w+\.body$/;

/** Returns texts that contradict the facts: those that say “we” for a sole trader, or name a service that the company does not offer. */
export function contradictions(facts: Facts, catalog: Catalog, hidden: string[]): Problem[] {
  return unconfirmedTexts(catalog, hidden).flatMap(([key, text]) => [...contradictionsIn(text, key, facts, catalog)]);
}

function* contradictionsIn(text: string, key: string, facts: Facts, { lang, question }: Catalog) {
  const plural = facts.soleTrader && findPlural(text, lang);
  if (plural) {
    const { word, wording } = plural;
    const better = wording ? t('writeInstead', { wording: JSON.stringify(wording) }) : t('writeAnother');
    yield { ...question(key, t('notOnePerson', { word, better })), wording };
  }
  const services = MAY_NAME_SERVICES.test(key) ? [] : otherServices(facts, text, lang);
  const better = t('writeAnother');
  if (services.length > 0) yield question(key, t('otherServices', { words: inQuotes(services), better }));
}

const inQuotes = (words: string[]) => say(words.join('» og «'), words.join('”, “'));

/** Finds a word in a text that refers to several people. Returns it with the text in the first person singular, if it can be changed. */
export function findPlural(text: string, lang: string): { word: string; wording?: string } | undefined {
  const entries = PLURAL[lang] ?? [];
  const wordIn = (sentence: string) => {
    const matches = entries.map(([pattern = '']) => wordPattern(pattern).exec(sentence)?.[0]);
    return matches.find((match) => match !== undefined);
  };
  const word = wordIn(text);
  if (!word) return undefined;
  let wording = text;
  for (const [pattern = '', replacement] of entries) {
    if (replacement) wording = replaceWord(wording, pattern, replacement);
  }
  return wordIn(wording) ? { word } : { word, wording };
}

function replaceWord(text: string, pattern: string, replacement: string): string {
  const capitalized = replacement.charAt(0).toUpperCase() + replacement.slice(1);
  return text.replace(wordPattern(pattern), (match) => (/^\p{Lu}/u.test(match) ? capitalized : replacement));
}

function otherServices({ services = [] }: Facts, text: string, lang: string): string[] {
  const ids: string[] = services.map(({ id }) => id);
  const others = Object.keys(SERVICES).filter((id) => !ids.includes(id));
  return others.flatMap((id) => findService(text, lang, id) ?? []);
}

export function findService(text: string, lang: string, id: string): string | undefined {
  const pattern = SERVICES[id]?.[lang];
  return pattern && wordPattern(pattern).exec(text)?.[0];
}

/** Matches whole words. Only the first letter may be a capital, since US is not us. */
function wordPattern(pattern: string): RegExp {
  const [first = '', ...rest] = pattern;
  const start = /\p{L}/u.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]` : first;
  return new RegExp(`(?<!\\p{L})(?:${start}${rest.join('')})(?!\\p{L})`, 'gu');
}
