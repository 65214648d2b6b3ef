/** The inline script at the start of `<head>` for sites without their own. */
import { setFlag } from './dom';

setFlag('js', true);
