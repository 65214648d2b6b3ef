/** A text in the languages of the editor and of messages. */
export interface Bilingual {
  no: string;
  en: string;
}

export type Reader = keyof Bilingual;

/** Reads a pair of texts, Norwegian and English, as the JSON files have them. */
export const bilingual = ([no = '', en = '']: string[]): Bilingual => ({ no, en });
