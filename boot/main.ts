/**
 * The program that runs in every page before React: at the top of <head>, before anything is painted. It makes right what
 * cannot wait for React, starts React once the first view is on the screen, and holds the page together when React or
 * another program fails. `bundle.ts` makes one inline script of it.
 */
import { keepDraft } from './draft';
import { setHtmlAttributes } from './html-attributes';
import { followLanguage } from './language';
import { scrollLate } from './late-scroll';
import { replaceBrokenPictures } from './pictures';
import { startHydration } from './start-hydration';
import { keepPage, tolerateDomChanges } from './tolerate-dom-changes';
import { admitOwnScripts } from './trusted-types';

try {
  followLanguage();
  admitOwnScripts();
  setHtmlAttributes();
  replaceBrokenPictures();
  scrollLate();
  keepDraft();
  tolerateDomChanges();
  keepPage();
  startHydration();
} catch (error) {
  // A browser that lacks what is needed here has the page without JavaScript.
  delete document.documentElement.dataset.js;
  console.error(error);
}
