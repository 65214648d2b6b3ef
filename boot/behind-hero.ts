/** The inline script behind the first view: what must run before the rest of the page is there. */
import { scrollLate } from './late-scroll';
import { orWithoutJavaScript } from './or-without-javascript';
import { postponeBelow } from './postpone-below';

orWithoutJavaScript(scrollLate, postponeBelow);
