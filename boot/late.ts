/** The inline script behind the first view: what must run before the visitor acts. */
import { keepChosenLanguage } from './language';
import { scrollLate } from './late-scroll';
import { orWithoutJavaScript } from './or-without-javascript';
import { postponeBelow } from './postpone-below';
import { waitForIslands } from './wait-for-islands';

orWithoutJavaScript(keepChosenLanguage, scrollLate, waitForIslands, postponeBelow);
