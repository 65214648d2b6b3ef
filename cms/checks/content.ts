import type { Bilingual } from '@/cms/schema/bilingual';
import { REVIEW } from '@/cms/schema/catalog-tree';
import { normalizeCatalog, normalizeFacts } from '@/cms/schema/normalize';
import { isConfirmed, isIn, textEntries } from '@/cms/schema/review';
import { t } from './messages';
import { parseSource, type Source } from './source';

/** The content to check, by path. `tools/build/read-content.ts` reads it from a folder, the editor from a repository. */
export interface Content {
  files: Record<string, string>; // texts of the JSON files: facts, content/pictures.json and catalogs
  pictures: Record<string, string>; // Git object ids of the files in content/images/ and content/brand/
  mistakes?: Record<string, Bilingual>; // of those files and of files in public/, as far as they were read
  languages: Record<string, CatalogLanguage>; // from messages/languages.ts
  colors: Colors; // from content/colors.ts
  pairs: readonly Pair[];
  paths?: string[]; // all files in content/ and public/
  formOverride?: string; // NEXT_PUBLIC_FORM_ENDPOINT, which takes precedence over the fact
}

export type Colors = Record<string, string | Record<string, string>>;

/** A color that is read or seen on another. */
export interface Pair {
  color: string;
  on: string;
  least: number; // contrast
  share?: number; // opacity of `on`, over a white picture
}

interface CatalogLanguage {
  lang: string;
  hreflang?: readonly string[];
  browser?: readonly string[];
  privacy?: string; // the language whose privacy policy replaces its own
  intl?: string;
  prefix?: string;
}

export const COMPANY_FILE = 'content/company.json';
export const PICTURES_FILE = 'content/pictures.json';
export const LANGUAGES_FILE = 'messages/languages.ts';
export const COLORS_FILE = 'content/colors.ts';
export const catalogFile = (locale: string) => `messages/${locale}.json`;

export const FORM_VARIABLE = { file: 'environment', key: 'NEXT_PUBLIC_FORM_ENDPOINT' };

export const UNWRITTEN = '…'; // a text that is still to be written

export interface Catalog extends Source {
  file: string;
  locale: string;
  lang: string; // BCP 47
  hidden: string[]; // keys of texts and groups that the language does not need
}

export const companySource = ({ files }: Content) =>
  parseSource(COMPANY_FILE, files[COMPANY_FILE], { normalize: normalizeFacts });

/** Whether a path is that of a picture, which may have any ending. */
export const isPicture = (path: string) =>
  /^content\/(images|brand)\/(?!.*(README\.md|\.DS_Store|Thumbs\.db|desktop\.ini)$)/i.test(path);

export const withoutExtension = (path: string) => path.replace(/\.\w+$/, '');

/** Whether there is a picture `images/NAME` or `brand/NAME`, in any format. */
export const hasPicture = (place: string, { pictures }: Content) =>
  Object.keys(pictures).some((file) => withoutExtension(file) === `content/${place}`);

/** Returns the texts of a catalog that are shown and about which nothing has been confirmed. */
export const unconfirmedTexts = ({ data }: Source, hidden: string[]) =>
  textEntries(data).filter(([key]) => !isIn(hidden, key) && !isConfirmed(data, key));

/** Returns the catalogs that can be read, without lists of a review that are none. */
export const usableCatalogs = (content: Content): Catalog[] =>
  catalogsOf(content).flatMap((catalog) => {
    const usable = Object.entries(catalog.data).filter(([key, value]) => !(key in REVIEW) || Array.isArray(value));
    return catalog.isReadable ? { ...catalog, data: Object.fromEntries(usable) } : [];
  });

/** Returns the groups of texts that a language does not need. @param privacy the language whose policy replaces its own */
export const hiddenIn = (privacy?: string): string[] => (privacy ? ['privacy', 'meta.privacy'] : []);

/** Returns a catalog for each language. If its file is missing, `errors` say so. */
export function catalogsOf({ files, languages }: Content): Catalog[] {
  return Object.entries(languages).map(([locale, { lang, privacy }]) => {
    const file = catalogFile(locale);
    const source = parseSource(file, files[file], { missing: t('noCatalog'), normalize: normalizeCatalog });
    return { ...source, file, locale, lang, hidden: hiddenIn(privacy) };
  });
}
