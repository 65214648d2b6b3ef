import type { Bilingual } from '@/model/bilingual';
import { documentType } from '@/model/formats';
import { say } from './messages';

const MIB = 2 ** 20;
/** The hosts of docs/online.md publish no larger file. */
const MOST = 25; // MiB
const LONGEST_END = 2 ** 17; // bytes, for the list of files that ends a ZIP archive

type Test = (text: string) => boolean;
const isPdf: Test = (text) => text.slice(0, 2 ** 10).includes('%PDF');
const isRtf: Test = (text) => text.startsWith('{\\rtf');
const isZip: Test = (text) => text.startsWith('PK\x03\x04');
/** The container of Word and Excel before 2007, and of later files with a password. */
const isOleWith = (stream: string): Test => {
  const name = new RegExp([...stream].join('\\0'), 'i');
  return (text) => text.startsWith('\xd0\xcf\x11\xe0') && name.test(text);
};
const isZipWith =
  (part: RegExp): Test =>
  (text) =>
    isZip(text) && [text.slice(0, LONGEST_END), text.slice(-LONGEST_END)].some((end) => part.test(end));
const isEncrypted = isOleWith('EncryptedPackage');
const KINDS: Record<string, Test[]> = {
  PDF: [isPdf],
  DOC: [isOleWith('WordDocument'), isRtf],
  XLS: [isOleWith('Book')], // “Workbook” since Excel 97
  DOCX: [isZipWith(/document\d*\.xml/i), isEncrypted],
  XLSX: [isZipWith(/workbook\d*\.xml/i), isEncrypted],
  ODT: [isZipWith(/opendocument\.text/)],
  ODS: [isZipWith(/opendocument\.spreadsheet/)],
};

/** Returns what is wrong with a file that is published as it is: too large, empty, cut off, or of another kind than its ending says. */
export function documentMistake(path: string, bytes: Uint8Array): Bilingual | undefined {
  if (bytes.length > MOST * MIB) return say('fileTooLarge', { size: Math.ceil(bytes.length / MIB), most: MOST });
  const type = documentType(path);
  if (!type) return undefined;
  if (bytes.length === 0) return say('emptyFile');
  const text = new TextDecoder('latin1').decode(bytes);
  if (isCutOff(text)) return say('cutOff');
  return KINDS[type]?.some((isKind) => isKind(text)) ? undefined : say('notADocument', { type });
}

/** Whether the end of a file is missing, as after a broken download: viewers find nothing without it. */
function isCutOff(text: string): boolean {
  if (isZip(text)) return !text.slice(-LONGEST_END).includes('PK\x05\x06');
  // A PDF made for the web has an end near its start too.
  const ends = ['trailer', 'startxref', '%%EOF'].map((mark) => text.lastIndexOf(mark));
  return isPdf(text) && Math.max(...ends) <= text.lastIndexOf('endobj');
}
