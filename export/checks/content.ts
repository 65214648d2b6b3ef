import type { Colors, Pair } from './color-rules';
import { parseSource, type Source } from './source';

/** Everything that the checks look at, as values: `export/read-content.ts` reads them from a folder, the editor from a repository. */
export interface Content {
  /** Text of each JSON file by its path: content/company.json, content/pictures.json and messages/LANGUAGE.json. */
  files: Record<string, string>;
  /** Text of each SVG in content/brand/ by its path. */
  drawings: Record<string, string>;
  /** Git's object id of each picture in content/images/, content/brand/ and public/brand/, by its path. */
  pictures: Record<string, string>;
  /** `languages` of messages/languages.ts. */
  languages: Record<string, Language>;
  /** `COLORS` and `PAIRS` of content/colors.ts. */
  colors: Colors;
  pairs: Pair[];
  /** NEXT_PUBLIC_FORM_ENDPOINT of the environment, which wins over the fact. */
  formOverride?: string;
}

export interface Language {
  lang: string;
  /** The language whose privacy policy stands for its own. */
  privacy?: string;
}

export const COMPANY_FILE = 'content/company.json';
export const PICTURES_FILE = 'content/pictures.json';
export const catalogFile = (locale: string) => `messages/${locale}.json`;

/** The list of facts, and the group of texts that is named by its ids. */
export const TEXT_GROUPS = { services: 'services', platforms: 'technology', people: 'about.people' } as const;

/** A catalog with its language: its id, its code (BCP 47), and the keys of texts and groups that it does without. */
export interface Catalog extends Source {
  file: string;
  locale: string;
  lang: string;
  hidden: string[];
}

export const companySource = ({ files }: Content) => parseSource(COMPANY_FILE, files[COMPANY_FILE]);

/** A catalog for each language; of one whose file is missing, `errors` say so. */
export function catalogsOf({ files, languages }: Content): Catalog[] {
  return Object.entries(languages).map(([locale, { lang, privacy }]) => {
    const file = catalogFile(locale);
    const source = parseSource(file, files[file], 'this file is missing; messages/languages.ts names its language');
    return { ...source, file, locale, lang, hidden: privacy ? ['privacy', 'meta.privacy'] : [] };
  });
}
