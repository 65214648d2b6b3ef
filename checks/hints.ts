import type { Bilingual } from '@/model/bilingual';
import { rememberedText } from '@/model/data';
import { confirmedEntry, isIn, textEntries } from '@/model/review';
import { COMPANY_FILE, type Content, LANGUAGES_FILE, withoutExtension } from './content';
import { FACT_HINTS } from './fact-hints';
import { otherLanguage } from './language-of-text';
import { say } from './messages';
import { shownPictures } from './picture-rules';
import type { Answer, Problem } from './problem';
import { textsToReadAgain } from './read-again';
import { type Catalog, isInvalid, knowsPictures, type Reading, readingOf, unconfirmedTexts } from './reading';

/** Asks about values that are possible but unlikely. An entry in `$confirmed` is the answer. @param today YYYY-MM-DD */
export function checkHints(content: Content | Reading, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const reading = readingOf(content);
  const { source, company, usable, hidden } = reading;
  const factHints = FACT_HINTS.flatMap((rule) => rule(company, today)).filter(([key]) => !isInvalid(reading, key));
  const hints = [
    ...factHints.map(([key, message]) => source.question(key, message)),
    ...(isSorted(source.data) ? [fileQuestion(COMPANY_FILE, say('sortedFile'))] : []),
    ...(knowsPictures(reading) ? strayFiles(reading) : []),
    ...usable.flatMap((catalog) => textHints(catalog, hidden)),
    ...textsToReadAgain(reading, today).filter(({ key }) => !isInvalid(reading, key)),
  ];
  const isAnswered = ({ file, entry }: Answer) => file === COMPANY_FILE && company.$confirmed?.includes(entry);
  return hints.filter(({ answer }) => !answer || !isAnswered(answer));
}

/** Whether a program has sorted the facts, and with them the rows of lists, as findings/json_pp-sorts-keys.sh does. */
function isSorted(facts: object): boolean {
  const names = Object.keys(facts);
  return names.length > 10 && names.join() === names.toSorted().join();
}

const finder = (pattern: RegExp) => rememberedText((text) => pattern.exec(text));
type Finder = ReturnType<typeof finder>;

const PLACEHOLDERS = [
  'TODO|FIXME|TBD|TBA|WIP|XX+|dummy|placeholder|sample text|your text',
  'lorem ipsum|asdf\\p{L}*|qwerty|bla ?bla|test ?test',
  '(tekst|text) (her|here)|insert (text|\\p{L}+ here)',
  '(her kommer|skriv|sett inn|fyll inn) (tekst|noe)',
].join('|');
const findPlaceholder = finder(
  new RegExp(`(?<![\\p{L}\\d])(${PLACEHOLDERS})(?![\\p{L}\\d])|\\?{3,}|\\[[\\p{L} ]+\\]`, 'iu'),
);

const words = (source: string) => finder(new RegExp(`(?<!\\p{L})(${source})(?!\\p{L})`, 'iu'));
/** Private persons as clients, not as those to whom invoices go. */
const CONSUMERS: Record<string, Finder> = {
  nb: words('(for|og|både|hjelper( også)?) privatpersoner|privatpersoner (og|får|kan)|privatkunder|private kunder'),
  en: words('(for|and|help(s|ing)?) (private )?individuals|(private )?individuals and|private clients'),
};
const findWithoutVat = words('(uten|eks(kl)?\\.?|eksklusive) mva|ex(cl(\\.|uding)?)? VAT|plus VAT');

/** @param hasConsumers whether the texts say that the company also works for private persons */
function* textMessages(text: string, hasConsumers: boolean): Generator<Bilingual> {
  const [word] = findPlaceholder(text) ?? [];
  if (word) yield say('placeholderText', { word });
  // To private persons, prices include VAT: prisopplysningsforskriften §§ 1 and 3.
  if (hasConsumers && findWithoutVat(text)) yield say('priceWithoutVat');
}

type Texts = [key: string, text: string][];

function textHints(catalog: Catalog, hidden: string[]): Problem[] {
  const { lang, question } = catalog;
  const texts = unconfirmedTexts(catalog, hidden);
  const shown = textEntries(catalog.data).filter(([key]) => !isIn(hidden, key));
  const hasConsumers = shown.some(([, text]) => CONSUMERS[lang]?.(text));
  const hints = texts.flatMap(([key, text]) =>
    [...textMessages(text, hasConsumers)].map((message) => question(key, message)),
  );
  return [...hints, ...otherLanguages(catalog, texts)];
}

/** So many texts in another language are one question, about the catalog. */
const OTHER_CATALOG = 15;

function otherLanguages({ file, lang, locale, question }: Catalog, texts: Texts): Problem[] {
  const found = texts.flatMap(([key, text]) => {
    const language = otherLanguage(text, lang);
    return language ? [{ key, language }] : [];
  });
  const [first] = found;
  if (!first || found.length < OTHER_CATALOG) {
    return found.map(({ key, language }) => question(key, say('otherLanguage', { language })));
  }
  const values = { count: found.length, file, language: first.language, locale };
  return [fileQuestion(LANGUAGES_FILE, say('otherCatalog', values), locale)];
}

export type FileQuestion = Problem & { answer: Answer };

/** Returns a question about a file, or a `value` in it, that an entry in the facts answers. */
export const fileQuestion = (file: string, message: Bilingual, value?: string): FileQuestion => ({
  file,
  key: '',
  message,
  answer: { file: COMPANY_FILE, list: '$confirmed', entry: confirmedEntry(file, value) },
});

const USED_FILES = /^content\/((company|company\.schema|pictures)\.json|colors\.ts|(images|brand)\/README\.md)$/;

function strayFiles({ paths = [], company }: Reading): FileQuestion[] {
  const shown = shownPictures(company);
  const isUsed = (path: string) => USED_FILES.test(path) || shown.includes(withoutExtension(path));
  const stray = paths.filter((path) => path.startsWith('content/') && !isUsed(path));
  return stray.map((path) => fileQuestion(path, say('unusedFile')));
}
