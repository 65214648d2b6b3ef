import words from './words.json' with { type: 'json' };

/** A regular expression, and its replacement in the first person, where the verb stays as it is. */
type Entry = string[];

const SEVERAL = words.several as Record<string, Entry[] | undefined>;
const SERVICES: Record<string, Record<string, string | undefined>> = words.services;

export const WORD_SERVICES = Object.keys(SERVICES);

/** Languages (BCP 47) in which a text that says "we" is found. */
export const KNOWN_LANGUAGES = Object.keys(SEVERAL);

/** What speaks of several people in a text: the word, and the text in the first person, if one is known. */
export function severalPeople(text: string, lang: string): { word: string; wording?: string } | undefined {
  const entries = SEVERAL[lang] ?? [];
  const occursIn = (said: string) => (entry: Entry) => wordPattern(entry[0] ?? '').test(said);
  const found = entries.find(occursIn(text));
  if (!found) return undefined;
  const [word = ''] = wordPattern(found[0] ?? '').exec(text) ?? [];
  const wording = inFirstPerson(
    text,
    entries.filter(([, ready]) => ready),
  );
  return entries.some(occursIn(wording)) ? { word } : { word, wording };
}

/** The word of a text that speaks of a service, one of `WORD_SERVICES`. */
export function speaksOfService(text: string, lang: string, id: string): string | undefined {
  const said = SERVICES[id]?.[lang];
  return said && wordPattern(said).exec(text)?.[0];
}

function inFirstPerson(text: string, entries: Entry[]): string {
  return entries.reduce((result, [said = '', ready = '']) => {
    const capital = ready.charAt(0).toUpperCase() + ready.slice(1);
    return result.replace(wordPattern(said), (match) => (/^\p{Lu}/u.test(match) ? capital : ready));
  }, text);
}

/** Whole words; only the first letter may be a capital, since US is not us. */
function wordPattern(said: string): RegExp {
  const [first = '', ...rest] = said;
  const start = /\p{L}/u.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]` : first;
  return wholeWords(start + rest.join(''), 'gu');
}

const wholeWords = (said: string, flags: string) => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, flags);
