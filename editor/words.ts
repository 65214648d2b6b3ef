import type { Problem } from '@/checks/problem';
import type { Reader, Words } from '@/company/words';
import WORDS from './words.json' with { type: 'json' };

/** The first of Norwegian and English among the browser’s languages. */
const name = navigator.languages.map((one) => one.slice(0, 2)).find((one) => /^(n[bno]|en)$/.test(one)) ?? 'en';
export const reader: Reader = name === 'en' ? 'en' : 'no';
export const lang = reader === 'en' ? 'en' : 'nb';

export const told = (words: Words | undefined): string => words?.[reader] ?? '';

export type Word = keyof typeof WORDS;
export type Values = Record<string, string | number>;

export function say(word: Word, values: Values = {}): string {
  const sentence = WORDS[word][reader === 'no' ? 0 : 1] ?? '';
  return sentence.replaceAll(/\{(\w+)\}/g, (_, placeholder) => String(values[placeholder]));
}

const languageNames = new Intl.DisplayNames(lang, { type: 'language' });
const dayFormat = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'full', timeZone: 'UTC' });

export const languageName = (code: string) => languageNames.of(code === 'nb' ? 'no' : code) ?? code;
/** `søndag 17. mai 2027`. @param day YYYY-MM-DD */
export const dayName = (day: string) => (Number.isNaN(Date.parse(day)) ? day : dayFormat.format(new Date(day)));

export const messageOf = ({ message }: Problem): string => told(message).replaceAll(/\b\d{4}-\d\d-\d\d\b/g, dayName);
