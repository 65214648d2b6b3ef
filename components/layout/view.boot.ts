/** The inline script at the end of the first view, for which the first paint waits (components/hero/Headline.tsx). */
import { trackHeights } from './html-attributes.boot';

trackHeights();
// Lays the page out again if the banner has taken its room: Chrome waits up to 100 ms for preloaded fonts meanwhile.
void document.body.offsetHeight;
