import type { Colors, Pair } from './color-rules';

/**
 * Everything that the checks look at, as values. `export/read-content.ts` reads it from a folder; a browser can make it from any other
 * source.
 */
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
