/** The inline script at the top of `<head>`, which runs before the first paint and before React. */
import { setFlag } from '@/lib/signals';
import { datePrint } from './date-print';
import { keepDraft } from './draft';
import { setHtmlAttributes } from './html-attributes';
import { followLanguage, putLanguageFirst } from './language';
import { scrollLate } from './late-scroll';
import { replaceBrokenPictures } from './pictures';
import { postponeBelow } from './postpone-below';
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
  addEventListener('DOMContentLoaded', putLanguageFirst);
  addEventListener('beforeprint', datePrint);
  tolerateDomChanges();
  keepServerHtml();
  startHydration();
  postponeBelow();
} catch (error) {
  setFlag('js', false);
  console.error(error);
}
