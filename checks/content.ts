import type { Colors, Pair } from './color-rules';
import { NO_CATALOG } from './messages';
import { parseSource, type Source } from './source';

/** Everything that the checks look at, by paths. `export/read-content.ts` reads it from a folder, the editor from a repository. */
export interface Content {
  files: Record<string, string>; // texts of the JSON files: facts, content/pictures.json and catalogs
  drawings: Record<string, string>; // texts of the SVG files in content/brand/
  pictures: Record<string, string>; // Git's object ids of the files in content/images/, content/brand/ and public/brand/
  languages: Record<string, CatalogLanguage>; // those of messages/languages.ts
  colors: Colors; // those of content/colors.ts
  pairs: readonly Pair[];
  paths?: string[]; // files in content/ and public/
  formOverride?: string; // NEXT_PUBLIC_FORM_ENDPOINT of the environment, which wins over the fact
}

interface CatalogLanguage {
  lang: string;
  privacy?: string; // the language whose privacy policy stands for its own
  intl?: string;
  prefix?: string;
}

export const COMPANY_FILE = 'content/company.json';
export const PICTURES_FILE = 'content/pictures.json';
export const LANGUAGES_FILE = 'messages/languages.ts';
export const COLORS_FILE = 'content/colors.ts';
export const catalogFile = (locale: string) => `messages/${locale}.json`;

export const UNWRITTEN = '…';

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
    const source = parseSource(file, files[file], NO_CATALOG);
    return { ...source, file, locale, lang, hidden: privacy ? ['privacy', 'meta.privacy'] : [] };
  });
}
