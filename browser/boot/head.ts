/** The inline script at the start of `<head>`: what must run before the first paint. */
import { runSteps } from 'next-islands/boot';
import { setHtmlAttributes } from './html-attributes';
import { redirectToLanguage } from './language';

runSteps(redirectToLanguage, setHtmlAttributes);
