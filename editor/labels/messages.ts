import { fill } from '@/checks/messages';
import type { Problem } from '@/checks/problem';
import { type Bilingual, bilingual, type Reader } from '@/model/bilingual';
import MESSAGES from './messages.json' with { type: 'json' };

/** The first of Norwegian and English among the browser’s languages. */
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => /^(n[bno]|en)$/.test(code)) ?? 'en';
export const reader: Reader = language === 'en' ? 'en' : 'no';
export const lang = reader === 'en' ? 'en' : 'nb';

export const translate = (words: Bilingual | undefined): string => words?.[reader] ?? '';

export type MessageKey = keyof typeof MESSAGES;
export type Values = Record<string, string | number>;

export const say = (key: MessageKey, values: Values = {}): string =>
  fill(translate(bilingual(MESSAGES[key])), values, reader);

const languageNames = new Intl.DisplayNames(lang, { type: 'language' });
const dayFormat = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'full', timeZone: 'UTC' });

export const languageName = (code: string) => languageNames.of(code === 'nb' ? 'no' : code) ?? code;
/** Returns `søndag 17. mai 2027`. @param day YYYY-MM-DD */
export const dayName = (day: string) => (Number.isNaN(Date.parse(day)) ? day : dayFormat.format(new Date(day)));

const timeFormat = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeStyle: 'short' });
export const dateAndTime = (date: string) => timeFormat.format(new Date(date));

/** Starts a text with a capital letter. CSS would also change `{city}`. */
export const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const withDays = (message: Bilingual) => translate(message).replaceAll(/\b\d{4}-\d\d-\d\d\b/g, dayName);

export const messageOf = ({ message }: Problem): string => withDays(message);

export const sentence = (message: Bilingual) => `${capitalize(withDays(message))}.`.replace(/([.?!])\.$/, '$1');

export const sentenceOf = (problem: Problem) => capitalize(messageOf(problem));
