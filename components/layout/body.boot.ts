/** The inline script after the first view: what must run before the visitor acts. */
import { postponeBelow, runSteps, waitForIslands } from 'next-islands/boot';
import { isWriting, keepDraft } from '@/components/contact/contact.boot';
import { handleLanguageSwitch, keepAskedLanguage } from '@/components/header/language.boot';
import { BELOW_FIRST_VIEW } from '@/lib/first-view.mjs';
import { trackHeights } from './html-attributes.boot';
import { delayScroll, restoreAtOnce } from './section-scroll.boot';

const waitForCode = () => waitForIslands(isWriting);
// After `delayScroll`, which removes the fragment.
const postponeRest = () => postponeBelow(BELOW_FIRST_VIEW, '#hero img');
// `trackHeights` has laid it out, and again if the banner takes its room: Chrome waits up to 100 ms for preloaded fonts meanwhile.
const layOutFirstView = () => void document.body.offsetHeight;

runSteps(
  handleLanguageSwitch,
  keepAskedLanguage,
  keepDraft,
  restoreAtOnce,
  delayScroll,
  waitForCode,
  postponeRest,
  trackHeights,
  layOutFirstView,
);
