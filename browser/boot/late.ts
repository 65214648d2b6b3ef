/** The inline script behind the first view: what must run before the visitor acts. */
import { keepDraft } from './draft';
import { keepChosenLanguage, leadToSection } from './language';
import { scrollLate } from './late-scroll';
import { orWithoutJavaScript } from './or-without-javascript';
import { postponeBelow } from './postpone-below';
import { waitForIslands } from './wait-for-islands';

orWithoutJavaScript(keepChosenLanguage, leadToSection, keepDraft, scrollLate, waitForIslands, postponeBelow);
