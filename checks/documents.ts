import type { Bilingual } from '@/model/bilingual';
import { documentType } from '@/model/formats';
import { t } from './messages';

const MIB = 2 ** 20;
/** The hosts of docs/online.md publish no larger file. */
const MOST = 25; // MiB
const SEARCHED = 2 ** 16; // bytes at an end of a file, where a PDF and a ZIP archive say what they are

type Test = (text: string) => boolean;
/** Word and Excel before 2007, and later ones with a password. */
const isOle: Test = (text) => text.startsWith('\xd0\xcf\x11\xe0');
const isZipWith =
  (part: string): Test =>
  (text) =>
    text.startsWith('PK\x03\x04') && text.includes(part);
const KINDS: Record<string, Test[]> = {
  PDF: [(text) => text.includes('%PDF-')],
  DOC: [isOle, (text) => text.startsWith('{\\rtf')],
  XLS: [isOle],
  DOCX: [isZipWith('word/'), isOle],
  XLSX: [isZipWith('xl/'), isOle],
  ODT: [isZipWith('opendocument.text')],
  ODS: [isZipWith('opendocument.spreadsheet')],
};

/** Returns what is wrong with a file that is published as it is: too large, empty, or a document of another kind than its ending says. */
export function documentMistake(path: string, bytes: Uint8Array): Bilingual | undefined {
  if (bytes.length > MOST * MIB) return t('fileTooLarge', { size: Math.ceil(bytes.length / MIB), most: MOST });
  const type = documentType(path);
  if (!type) return undefined;
  if (bytes.length === 0) return t('emptyFile');
  const latin = new TextDecoder('latin1');
  const ends = latin.decode(bytes.subarray(0, SEARCHED)) + latin.decode(bytes.subarray(-SEARCHED));
  return KINDS[type]?.some((isKind) => isKind(ends)) ? undefined : t('notADocument', { type });
}
