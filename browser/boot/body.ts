/** The inline script after the first view: what must run before the visitor acts. */
import { postponeBelow, runSteps, waitForIslands } from 'next-islands/boot';
import { isWriting, keepDraft } from './draft';
import { handleLanguageSwitch, keepAskedLanguage } from './language';
import { belowFirstViewSelector, delayScroll } from './new-visit';

const waitForCode = () => waitForIslands(isWriting);
// After `delayScroll`, which removes the fragment.
const postponeRest = () => postponeBelow(belowFirstViewSelector, '#hero img');

runSteps(handleLanguageSwitch, keepAskedLanguage, keepDraft, delayScroll, waitForCode, postponeRest);
