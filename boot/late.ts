/** A script of its own, which pages load while they are parsed: what must be there before the visitor acts. Browsers keep it for all pages. */
import { keepDraft } from './draft';
import { keepChosenLanguage, leadToSection } from './language';
import { orWithoutJavaScript } from './or-without-javascript';
import { waitForIslands } from './wait-for-islands';

orWithoutJavaScript(keepChosenLanguage, leadToSection, keepDraft, waitForIslands);
