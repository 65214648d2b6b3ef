/** The inline script behind the first view: what must run before the visitor acts and before the rest of the page is there. */
import { keepDraft } from './draft';
import { keepChosenLanguage } from './language';
import { scrollLate } from './late-scroll';
import { showNotFound } from './not-found';
import { orWithoutJavaScript } from './or-without-javascript';
import { postponeBelow } from './postpone-below';
import { waitForIslands } from './wait-for-islands';

const onParsed = (step: () => void) => () => addEventListener('DOMContentLoaded', step);

orWithoutJavaScript(keepChosenLanguage, scrollLate, keepDraft, waitForIslands, postponeBelow, onParsed(showNotFound));
