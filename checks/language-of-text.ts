import type { Bilingual } from '@/model/bilingual';
import { rememberedText } from '@/model/data';
import { say } from './messages';
import wordLists from './words.json' with { type: 'json' };

const NAMES = { nb: say('bokmål'), nn: say('nynorsk'), en: say('english') };
/** A word with a Norwegian letter that is no name. */
const NORWEGIAN_LETTER = /(?<!\p{L})(?!\p{Lu})\p{L}*[æøå]\p{L}*/gu;
const CLEAR = 2; // words more than of its own language

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
function counter(words: string, isNorwegian = true) {
  const list = new RegExp(`(?<!\\p{L})(${words.replaceAll(' ', '|')})(?!\\p{L})`, 'gu');
  return rememberedText((text) => {
    const found = [...matches(text.toLowerCase(), list), ...(isNorwegian ? matches(text, NORWEGIAN_LETTER) : [])];
    return new Set(found).size;
  });
}

const { no, nb, nn, en } = wordLists.languages;
const COUNTERS = { nb: counter(`${no} ${nb}`), nn: counter(`${no} ${nn}`), en: counter(en, false) };

/** Returns the language that a text is clearly in, if it is not its own. @param lang BCP 47 */
export function otherLanguage(text: string, lang: string): Bilingual | undefined {
  const count = COUNTERS[lang as keyof typeof COUNTERS];
  if (!count) return undefined;
  const languages = Object.keys(COUNTERS) as (keyof typeof COUNTERS)[];
  const [first] = languages.toSorted((one, other) => COUNTERS[other](text) - COUNTERS[one](text));
  return first && COUNTERS[first](text) - count(text) >= CLEAR ? NAMES[first] : undefined;
}
