import { type Bilingual, bilingual } from '@/model/bilingual';
import type { Facts } from '@/model/facts';
import { isIn, textEntries } from '@/model/review';
import { say } from './messages';
import type { Problem } from './problem';
import { type Catalog, unconfirmedTexts } from './reading';
import { isOfSample } from './sample';
import wordLists from './words.json' with { type: 'json' };

/** A regular expression and its replacement in the first person singular, if it has one. */
type Entry = string[];

const PLURAL = wordLists.plural as Record<string, Entry[] | undefined>;
const SERVICES: Record<string, Record<string, string | undefined>> = wordLists.services;

export const KNOWN_LANGUAGES = Object.keys(PLURAL);

/** Texts of services, of platforms, which may offer more than the company, and of the policy, which names laws. */
const MAY_NAME_SERVICES = /^services\.\w+\.|^technology\.platforms\.\w+\.body$|^(meta\.)?privacy\./;

/** Returns texts that contradict the facts: “we” for a sole trader, or a service that the company does not offer. */
export function* contradictions(facts: Facts, catalog: Catalog, hidden: string[]): Generator<Problem> {
  const { data, lang, question } = catalog;
  const ownTexts = textEntries(data).filter(([key]) => key.startsWith('services.') && !isIn(hidden, key));
  const ownWords = ownTexts.map(([, text]) => text).join('\n');
  for (const [key, text] of unconfirmedTexts(catalog, hidden)) {
    const plural = facts.soleTrader && findPlural(text, lang);
    if (plural) yield { ...question(key, notOnePerson(plural)), wording: plural.wording };
    // What an owner has written is about the services of the company.
    const isOwn = MAY_NAME_SERVICES.test(key) || !isOfSample(text, facts.brand);
    const services = isOwn ? [] : otherServices(facts, text, lang, ownWords);
    const words = inQuotes(services);
    if (services.length > 0) yield question(key, say('otherServices', { words, better: say('writeAnother') }));
  }
}

function notOnePerson({ word, wording }: Plural): Bilingual {
  const better = wording ? say('writeInstead', { wording: JSON.stringify(wording) }) : say('writeAnother');
  return say('notOnePerson', { word, better });
}

const inQuotes = (words: string[]) => bilingual([words.join('» og «'), words.join('”, “')]);

type Plural = { word: string; wording?: string };

/** Finds a word in a text that refers to several people. Returns it with the text in the first person singular, if it can be changed. */
export function findPlural(text: string, lang: string): Plural | undefined {
  const entries = PLURAL[lang] ?? [];
  const wordIn = (sentence: string) =>
    entries.flatMap(([pattern = '']) => wordPattern(pattern).exec(sentence)?.[0] ?? [])[0];
  const word = wordIn(text);
  if (!word) return undefined;
  const reworded = (sentence: string, [pattern = '', replacement]: Entry) =>
    replacement ? replaceWord(sentence, pattern, replacement) : sentence;
  const wording = entries.reduce(reworded, text);
  return wordIn(wording) ? { word } : { word, wording };
}

function replaceWord(text: string, pattern: string, replacement: string): string {
  const capitalized = replacement.charAt(0).toUpperCase() + replacement.slice(1);
  return text.replace(wordPattern(pattern), (match) => (/^\p{Lu}/u.test(match) ? capitalized : replacement));
}

/** Returns words for services of the sample that the company has not. A word that its own services use, is one of them. */
function otherServices({ services }: Facts, text: string, lang: string, ownWords: string): string[] {
  if (!services) return [];
  const ids: string[] = services.map(({ id }) => id);
  const others = Object.keys(SERVICES).filter((id) => !ids.includes(id) && !findService(ownWords, lang, id));
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
