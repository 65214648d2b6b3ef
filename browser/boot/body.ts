/** The inline script after the first view: what must run before the visitor acts. */
import { runSteps } from './dom';
import { keepDraft } from './draft';
import { handleLanguageSwitch, keepAskedLanguage } from './language';
import { delayScroll, postponeBelow } from './new-visit';
import { waitForIslands } from './wait-for-islands';

// `delayScroll` removes the fragment that `postponeBelow` looks for.
runSteps(handleLanguageSwitch, keepAskedLanguage, keepDraft, delayScroll, waitForIslands, postponeBelow);
