/** The inline script after the first view: what must run before the visitor acts. */
import { postponeBelow, runSteps, waitForIslands } from 'next-islands/boot';
import { isWriting, keepDraft } from '@/components/contact/contact.boot';
import { handleLanguageSwitch, keepAskedLanguage } from '@/components/header/language.boot';
import { PARTS_BELOW } from '@/lib/first-view.mjs';
import { delayScroll, restoreAtOnce } from './section-scroll.boot';

const waitForCode = () => waitForIslands(isWriting);
// After `delayScroll`, which removes the fragment.
const postponeRest = () => postponeBelow(PARTS_BELOW, '#hero img');

runSteps(handleLanguageSwitch, keepAskedLanguage, keepDraft, restoreAtOnce, delayScroll, waitForCode, postponeRest);
