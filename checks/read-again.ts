import { bilingual } from '@/model/bilingual';
import { confirmedEntry, isIn, textEntries } from '@/model/review';
import { COMPANY_FILE } from './content';
import { say } from './messages';
import type { Problem } from './problem';
import SENTENCES from './read-again.json' with { type: 'json' };
import type { Catalog, Reading } from './reading';
import { KNOWN_LANGUAGES } from './word-rules';

/** Asks to read texts again whose day has come: those of the template, by read-again.json, and the owner's. @param today YYYY-MM-DD */
export function textsToReadAgain(reading: Reading, today: string): Problem[] {
  const due = SENTENCES.filter(({ day }) => day <= today);
  return [
    ...reading.usable.flatMap((catalog) => due.flatMap((entry) => questionsIn(catalog, reading.hidden, entry))),
    ...ownTexts(reading, today),
  ];
}

type Entry = (typeof SENTENCES)[number];

function questionsIn({ data, file, lang, problem }: Catalog, hidden: string[], entry: Entry): Problem[] {
  const { texts, words, day, why, source } = entry;
  // An owner may have written something else.
  const mentions = (text: string) => !KNOWN_LANGUAGES.includes(lang) || new RegExp(words, 'iu').test(text);
  const found = textEntries(data).filter(([key, text]) => texts.includes(key) && !isIn(hidden, key) && mentions(text));
  // The answer is about the day: the text may be asked about again on another.
  return found.map(([key]) => ({
    ...problem(key, say('readAgain', { why: bilingual(why), source })),
    answer: { file: COMPANY_FILE, list: '$confirmed', entry: confirmedEntry(`${file} ${key}`, day) },
  }));
}

function ownTexts({ source, company }: Reading, today: string): Problem[] {
  return company.readAgain.flatMap(({ text, on }, index) =>
    on <= today ? [source.question(`readAgain.${index}.on`, say('readOwnAgain', { text }))] : [],
  );
}
