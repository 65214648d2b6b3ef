/** The inline script at the start of `<head>`: what must run before the first paint. */
import { runSteps } from 'next-islands/boot';
import { redirectToLanguage } from '@/components/header/language.boot';
import { setHtmlAttributes } from './html-attributes.boot';

runSteps(redirectToLanguage, setHtmlAttributes);
