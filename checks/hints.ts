import { withDefaults } from '@/company/fact-tree';
import { isConfirmed } from '@/company/marks';
import { say } from '@/company/words';
import { type Catalog, type Content, catalogsOf, companySource } from './content';
import { FACT_HINTS } from './fact-hints';
import { type FileQuestion, fileQuestion, strayFiles } from './file-hints';
import { hiddenTexts } from './hidden';
import type { Problem } from './problem';
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
  { data, lang, question }: Catalog,
  first: Catalog | undefined,
  hidden: string[],
  company: ReturnType<typeof withDefaults>,
  today: string,
): Problem[] {
  const others = new Map(textEntries(first?.data));
  const { $confirmed = [], $same = [] } = data;
  const texts = textEntries(data).filter(([key]) => !isIn(hidden, key) && !isConfirmed(data, key));
  const chapters: string[] = $same.filter((name: string) => !name.includes('.') && !$confirmed.includes(name));
  return [
    ...texts.flatMap(([key, text]) =>
      TEXT_HINTS.flatMap((rule) => rule({ text, key, lang, other: others.get(key), company, today }) ?? []).map(
        (message) => question(key, message),
      ),
    ),
    ...chapters.map((name) => chapterQuestion(question('$same', wholeChapter(name)), name)),
  ];
}

const chapterQuestion = (problem: Problem, entry: string): Problem => ({
  ...problem,
  answer: { file: problem.file, list: '$confirmed', entry },
});

const wholeChapter = (name: string) =>
  say(`hele «${name}» er det samme som på et annet språk`, `all of “${name}” is the same as in another language`);

/** Codes that no language has, or that browsers know by another one: `sme` is `se`. */
function languageCodes({ languages }: Content): FileQuestion[] {
  return Object.entries(languages).flatMap(([locale, { lang }]) => {
    const canonical = Intl.getCanonicalLocales(lang)[0] ?? lang;
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(lang);
    if (canonical === lang && name) return [];
    const message = say(
      `nettlesere kjenner ikke språket ${locale} som "${lang}"`,
      `browsers do not know the language ${locale} as "${lang}"`,
    );
    return [fileQuestion('messages/languages.ts', message, lang)];
  });
}
