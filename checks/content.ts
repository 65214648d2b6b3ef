import type { Language } from '@/i18n/locales';
import type { Bilingual } from '@/model/bilingual';

/** The content to check, by path. `tools/build/read-content.ts` reads it from a folder, the editor from a repository. */
export interface Content {
  files: Record<string, string | object>; // the JSON files, as text or read: facts, content/pictures.json and catalogs
  pictures: Record<string, string>; // Git object ids of the files in content/images/ and content/brand/
  mistakes?: Record<string, Bilingual>; // of those files and of files in public/, as far as they were read
  languages: Record<string, CatalogLanguage>; // from messages/languages.ts
  colors: Colors; // from content/colors.ts
  pairs: readonly Pair[];
  paths?: string[]; // all files in content/ and public/
  formOverride?: string; // NEXT_PUBLIC_FORM_ENDPOINT, which takes precedence over the fact
}

export type Colors = Record<string, string | Record<string, string>>;

export interface Pair {
  color: string;
  on: string;
  least: number; // contrast
  share?: number; // opacity of `on`, over a white picture
}

/** A language as messages/languages.ts may have it; a valid one is a `Language`. */
type CatalogLanguage = Pick<Language, 'lang'> & Partial<Language>;

export const COMPANY_FILE = 'content/company.json';
export const PICTURES_FILE = 'content/pictures.json';
export const LANGUAGES_FILE = 'messages/languages.ts';
export const COLORS_FILE = 'content/colors.ts';
export const catalogFile = (locale: string) => `messages/${locale}.json`;

export const FORM_VARIABLE = { file: 'environment', key: 'NEXT_PUBLIC_FORM_ENDPOINT' };

export const UNWRITTEN = '…'; // a text that is still to be written

/** Files that macOS, Word and LibreOffice write beside others, by the start of their names. */
const COMPANION = /(^|[\\/])(\._|~\$|\.~lock\.)/;
/** Files and folders of macOS, Windows, KDE, network drives and ZIP files of a Mac. */
const OF_FILE_MANAGER =
  /(^|[\\/])(\.(DS_Store|AppleDouble|localized|directory)|__MACOSX|@eaDir|Icon\r|(eh)?thumbs(_vista)?\.db|desktop\.ini)([\\/]|$)/i;

/** Backups and locks of Emacs, Vim, GNOME and Git. */
const OF_EDITOR = /(^|[\\/])(\.?#[^\\/]*|\.goutputstream-[^\\/]*)$|(~|\.sw[a-p]|\.orig|\.rej)$/i;
/** Downloads and files that were deleted while in use. */
const UNDER_WAY = /(^|[\\/])\.(fuse_hidden|nfs|Trash-)|\.(part|crdownload|icloud)$/i;
const LEFTOVERS = [COMPANION, OF_FILE_MANAGER, OF_EDITOR, UNDER_WAY];

/** Whether a program has left a file behind. The checks do not look at it, and the build removes it. */
export const isLeftover = (path: string) => LEFTOVERS.some((pattern) => pattern.test(path));

/** Whether a path is that of a picture, which may have any ending. */
export const isPicture = (path: string) =>
  /^content\/(images|brand)\/(?!.*README\.md$)/i.test(path) && !isLeftover(path);

export const withoutExtension = (path: string) => path.replace(/\.\w+$/, '');

/** Whether there is a picture `images/NAME` or `brand/NAME`, in any format. */
export const hasPicture = (place: string, { pictures }: Content) =>
  Object.keys(pictures).some((file) => withoutExtension(file) === `content/${place}`);
