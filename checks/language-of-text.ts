import type { Bilingual } from '@/model/bilingual';
import { rememberedText } from '@/model/data';
import { say } from './messages';
import wordLists from './words.json' with { type: 'json' };

const NAMES = { nb: say('bokmål'), nn: say('nynorsk'), en: say('english') };
const list = (words: string) => new RegExp(`(?<!\\p{L})(${words.replaceAll(' ', '|')})(?!\\p{L})`, 'giu');
const counter = (words: string) => {
  const pattern = list(words);
  return rememberedText((text) => new Set(text.toLowerCase().match(pattern)).size);
};
const { no, en, nb, nn } = wordLists.languages;
const NORWEGIAN = list(no);
/** A word with a Norwegian letter that is no name. */
const NORWEGIAN_LETTER = /(?<!\p{L})(?!\p{Lu})\p{L}*[æøå]\p{L}*/gu;
const countEnglish = counter(en);
const countOnly = { nb: counter(nb), nn: counter(nn) };
const CLEAR = 2; // words more than of another language

const countNorwegian = rememberedText(
  (text) => new Set([...(text.toLowerCase().match(NORWEGIAN) ?? []), ...(text.match(NORWEGIAN_LETTER) ?? [])]).size,
);

/** Returns the language that a text is clearly in, if it is not its own. @param lang BCP 47 */
export function otherLanguage(text: string, lang: string): Bilingual | undefined {
  if (!(lang in NAMES)) return undefined;
  const isEnglish = countEnglish(text) - countNorwegian(text);
  const isNynorsk = countOnly.nn(text) - countOnly.nb(text);
  if (lang === 'en') return isEnglish <= -CLEAR ? NAMES[isNynorsk > 0 ? 'nn' : 'nb'] : undefined;
  return isEnglish >= CLEAR ? NAMES.en : otherNorwegian(isNynorsk, lang);
}

function otherNorwegian(isNynorsk: number, lang: string): Bilingual | undefined {
  if (lang === 'nb') return isNynorsk >= CLEAR ? NAMES.nn : undefined;
  return isNynorsk <= -CLEAR ? NAMES.nb : undefined;
}
