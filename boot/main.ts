/** The inline script at the top of `<head>`, which runs before the first paint and before React. */
import { keepDraft } from './draft';
import { setHtmlAttributes } from './html-attributes';
import { followLanguage } from './language';
import { scrollLate } from './late-scroll';
import { replaceBrokenPictures } from './pictures';
import { datePrints } from './print-date';
import { startHydration } from './start-hydration';
import { keepServerHtml, tolerateDomChanges } from './tolerate-dom-changes';
import { allowOwnScripts } from './trusted-types';

try {
  followLanguage();
  allowOwnScripts();
  setHtmlAttributes();
  replaceBrokenPictures();
  scrollLate();
  keepDraft();
  datePrints();
  tolerateDomChanges();
  keepServerHtml();
  startHydration();
} catch (error) {
  delete document.documentElement.dataset.js;
  console.error(error);
}
