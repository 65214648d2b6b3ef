/** The inline script at the top of `<head>`: what must run before the first paint. */
import { setHtmlAttributes } from './html-attributes';
import { followLanguage } from './language';
import { orWithoutJavaScript } from './or-without-javascript';

orWithoutJavaScript(followLanguage, setHtmlAttributes);
