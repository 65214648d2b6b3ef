import { withDefaults } from '@/company/fact-tree';
import { isConfirmed, type Marks } from '@/company/marks';
import { type Catalog, type Content, catalogsOf, companySource, LANGUAGES_FILE } from './content';
import { FACT_HINTS } from './fact-hints';
import { type FileQuestion, fileQuestion, strayFiles } from './file-hints';
import { hiddenTexts } from './hidden';
import * as M from './messages';
import type { Answer, Problem } from './problem';
import { isIn, textEntries } from './source';
import { TEXT_HINTS } from './text-hints';

/**
 * What is possible and improbable, a line each. Nothing is refused for it, and an answer ends it: in `$confirmed` of its file, of
 * the facts for what is no text. Needs valid content.
 * @param today YYYY-MM-DD
 */
export function checkHints(content: Content, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const { data, question } = companySource(content);
  const company = withDefaults(data);
  const catalogs = catalogsOf(content);
  const hidden = hiddenTexts(company, catalogs[0]?.data);
  const ofFacts = FACT_HINTS.flatMap((rule) => rule(company, today)).filter(([key]) => !isConfirmed(data, key));
  const ofFiles = [...strayFiles(content, company), ...languageCodes(content)];
  return [
    ...ofFacts.map(([key, message]) => question(key, message)),
    ...ofFiles.filter(({ answer }) => !company.$confirmed?.includes(answer.entry)),
    ...catalogs.flatMap((catalog) => hintsOf(catalog, catalogs[0], hidden, company, today)),
  ];
}

function hintsOf(
  { file, data, lang, question }: Catalog,
  first: Catalog | undefined,
  hidden: string[],
  company: ReturnType<typeof withDefaults>,
  today: string,
): Problem[] {
  const others = new Map(textEntries(first?.data));
  const { $confirmed = [], $same = [] }: Marks = data;
  const keys = textEntries(data).map(([key]) => key);
  const texts = textEntries(data).filter(([key]) => !isIn(hidden, key) && !isConfirmed(data, key));
  const chapters = $same.filter((name) => !keys.includes(name) && !$confirmed.includes(name));
  return [
    ...texts.flatMap(([key, text]) =>
      TEXT_HINTS.flatMap((rule) => rule({ text, key, lang, other: others.get(key), company, today }) ?? []).map(
        (message) => question(key, message),
      ),
    ),
    ...chapters.map((name): Problem => {
      const answer: Answer = { file, list: '$confirmed', entry: name };
      return { ...question('$same', M.wholeChapter(name)), answer };
    }),
  ];
}

/** Codes that no language or country has, or that browsers know by another one: `sme` is `se`. */
function languageCodes({ languages }: Content): FileQuestion[] {
  return Object.entries(languages).flatMap(([locale, { lang, intl = lang }]) => {
    const unknown = [...new Set([lang, intl])].filter((code) => !isKnownCode(code));
    return unknown.map((code) => fileQuestion(LANGUAGES_FILE, M.unknownLanguage(locale, code), code));
  });
}

function isKnownCode(code: string): boolean {
  const { language, region } = new Intl.Locale(code);
  const isNamed = (type: 'language' | 'region', part: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(part) !== undefined;
  const isCanonical = Intl.getCanonicalLocales(code)[0] === code;
  return isCanonical && isNamed('language', language) && (region === undefined || isNamed('region', region));
}
