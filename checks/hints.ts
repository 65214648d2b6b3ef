import { withDefaults } from '@/company/fact-tree';
import { say, type Words } from '@/company/words';
import { type Catalog, type Content, catalogsOf, companySource } from './content';
import { FACT_HINTS, type Hint } from './fact-hints';
import { strayFiles } from './file-hints';
import { hiddenTexts } from './hidden';
import type { Problem } from './problem';
import { isIn, textEntries } from './source';
import { TEXT_HINTS } from './text-hints';

/**
 * What is possible and improbable, a line each. Nothing is refused for it, and an answer ends it: the key in `$confirmed` of its file, of
 * the facts for what is no text. Needs valid content.
 * @param today YYYY-MM-DD
 */
export function checkHints(content: Content, today = new Date().toISOString().slice(0, 10)): Problem[] {
  const { data, problem } = companySource(content);
  const company = withDefaults(data);
  const catalogs = catalogsOf(content);
  const hidden = hiddenTexts(company, catalogs[0]?.data);
  const { $confirmed = [] } = company;
  const isOpen = ([key]: Hint) => !$confirmed.includes(key);
  const ofFacts = FACT_HINTS.flatMap((rule) => rule(company, today)).filter(isOpen);
  const ofFiles = [...strayFiles(content, company), ...languageCodes(content)].filter(isOpen);
  return [
    ...ofFacts.map(([key, message]) => problem(key, withAnswer(key, message))),
    ...ofFiles.map(([file, message]) => ({ file, key: '', message: withAnswer(file, message, IN_FACTS) })),
    ...catalogs.flatMap((catalog) => hintsOf(catalog, catalogs[0], hidden, company, today)),
  ];
}

/** A hint with how it is answered. `at` is where the answer stands. */
const withAnswer = (key: string, message: Words, at: Words = TOP) =>
  say(
    `${message.no} – er det riktig, skriv "${key}" i "$confirmed" ${at.no}`,
    `${message.en} – if it is right, write "${key}" into "$confirmed" ${at.en}`,
  );
const TOP = say('øverst', 'at the top');
const IN_FACTS = say('i content/company.json', 'in content/company.json');

function hintsOf(
  { data, lang, problem }: Catalog,
  first: Catalog | undefined,
  hidden: string[],
  company: ReturnType<typeof withDefaults>,
  today: string,
): Problem[] {
  const others = new Map(textEntries(first?.data));
  const { $confirmed = [], $same = [] } = data;
  const texts = textEntries(data).filter(([key]) => !isIn([...hidden, ...$confirmed], key));
  const chapters: string[] = $same.filter((name: string) => !name.includes('.') && !$confirmed.includes(name));
  return [
    ...texts.flatMap(([key, text]) =>
      TEXT_HINTS.flatMap((rule) => rule({ text, key, lang, other: others.get(key), company, today }) ?? []).map(
        (message) => problem(key, withAnswer(key, message)),
      ),
    ),
    ...chapters.map((name) => problem('$same', withAnswer(name, wholeChapter(name)))),
  ];
}

const wholeChapter = (name: string) =>
  say(`hele «${name}» er det samme som på et annet språk`, `all of “${name}” is the same as in another language`);

/** Codes that no language has, or that browsers know by another one: `sme` is `se`. */
function languageCodes({ languages }: Content): Hint[] {
  return Object.entries(languages).flatMap(([locale, { lang }]): Hint[] => {
    const canonical = Intl.getCanonicalLocales(lang)[0] ?? lang;
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(lang);
    if (canonical === lang && name) return [];
    const message = say(
      `nettlesere kjenner ikke språket ${locale} som "${lang}"`,
      `browsers do not know the language ${locale} as "${lang}"`,
    );
    return [['messages/languages.ts', message]];
  });
}
