import type { Condition } from '@/company/conditions';
import { say, type Words } from '@/company/words';

export interface TextLine {
  about: Words; // description for editors; names each required {placeholder} and <tag>
  may?: string[]; // those of them that may be left out
  max?: number; // maximum length in characters, as visitors read it
  word?: number; // maximum length of a word
  same?: true; // the text may be the same in several languages
  claim?: true | Words; // a statement about the company, to be confirmed before launch; what it says
  shownIf?: Condition; // without it, the text is always shown
}

/** Claims that several texts make. */
export const ONE_ACCOUNTANT = say('hver kunde har én fast regnskapsfører, som tar telefonen og sier fra før fristen', 'each client has one accountant, who answers the phone and warns before deadlines');
export const LICENSED = say('firmaet har godkjenning og er under tilsyn av Finanstilsynet', 'the company is licensed and supervised by Finanstilsynet');
