import type { Condition } from '@/company/conditions';
import { say, type Words } from '@/company/words';

export interface TextLine {
  about: Words; // each {placeholder} and <tag> named here has to be in the text
  may?: string[]; // but for those that it may leave out
  max?: number; // how many characters fit, as they are read
  word?: number; // how many letters of one word fit
  same?: true; // the text may be the same in every language
  claim?: true | Words; // it tells of a single company, and is asked for before going live; what it says
  shownIf?: Condition; // else it is always shown
}

/** What texts of several parts say of a company. */
export const ONE_ACCOUNTANT = say('hver kunde har én fast regnskapsfører, som tar telefonen og sier fra før fristen', 'each client has one accountant, who answers the phone and warns before deadlines');
export const LICENSED = say('firmaet har godkjenning og er under tilsyn av Finanstilsynet', 'the company is licensed and supervised by Finanstilsynet');
