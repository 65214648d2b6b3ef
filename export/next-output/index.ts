import { attribute, elementsOf, withoutElements } from '../html';
import { withFirstViewStyles } from './first-view';

/** Next's data comes in several scripts; one has one hash in the policy. */
const BETWEEN_DATA = '</script><script>self.__next_f.push(';

/** All that depends on Next's and React's HTML. If a new version changes it, this warns and returns `pages` as they are. */
export async function optimize(pages: string[], out: string): Promise<string[]> {
  try {
    return await Promise.all(pages.map((html) => withFirstViewStyles(withLateStart(withSuspenseMarkers(html)), out)));
  } catch (error) {
    const { message } = error as Error;
    console.warn(`export/next-output does not know this version's HTML (${message}). Pages stay as Next wrote them.`);
    return pages;
  }
}

/** Leaves scripts for boot/start-hydration.ts to load, and joins those with data. Throws when there are none to load. */
export function withLateStart(html: string): string {
  const elements = elementsOf(html);
  const chunks = elements.filter((element) => attribute(element, 'async') !== undefined);
  if (chunks.length === 0) throw new Error('no <script async src>');
  const preloads = elements.filter((element) => attribute(element, 'as') === 'script');
  const late = chunks.map((chunk) => `<script type="text/plain" data-src="${attribute(chunk, 'src')}"></script>`);
  return withoutElements(html, [...chunks, ...preloads])
    .replaceAll(BETWEEN_DATA, ';self.__next_f.push(')
    .replace('</head>', () => `${late.join('')}</head>`);
}

/**
 * Turns markers of Activity into those of Suspense, and says so to HydrationBoundary.tsx by `data-parts` on `<html>`. React 19
 * never hydrates an Activity that an extension has put an element before; a Suspense is rebuilt. Throws without markers.
 */
export function withSuspenseMarkers(html: string): string {
  const [open, close] = ['<!--&-->', '<!--/&-->'].map((marker) => html.split(marker).length - 1);
  if (!open || open !== close) throw new Error('no markers of Activity');
  if (!html.includes('<html ')) throw new Error('no <html lang>');
  return html.replaceAll(/<!--(\/?)&-->/g, '<!--$1$$-->').replace('<html ', '<html data-parts="" ');
}
