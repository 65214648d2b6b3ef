/** The inline script after the first view: what must run before the visitor acts. */
import { postponeBelow, runSteps, waitForIslands } from 'next-islands/boot';
import { isWriting, keepDraft } from '@/components/contact/contact.boot';
import { handleLanguageSwitch, keepAskedLanguage } from '@/components/header/language.boot';
import { BELOW_FIRST_VIEW } from '@/lib/first-view.mjs';
import { delayScroll, restoreAtOnce } from './section-scroll.boot';

const waitForCode = () => waitForIslands(isWriting);
// After `delayScroll`, which removes the fragment.
const postponeRest = () => postponeBelow(BELOW_FIRST_VIEW, '#hero img');

runSteps(handleLanguageSwitch, keepAskedLanguage, keepDraft, restoreAtOnce, delayScroll, waitForCode, postponeRest);
