/** The inline script behind the first view: what must run before the visitor acts. */
import { keepDraft } from './draft';
import { followLanguageSwitch } from './language';
import { scrollLate } from './late-scroll';
import { orWithoutJavaScript } from './or-without-javascript';
import { postponeBelow } from './postpone-below';
import { waitForIslands } from './wait-for-islands';

orWithoutJavaScript(followLanguageSwitch, keepDraft, scrollLate, waitForIslands, postponeBelow);
