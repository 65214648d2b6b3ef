import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesByNext } from '../files';
import { attribute, elementsOf, UnknownHtml, withoutElements } from '../html';
import { withFirstViewStyles } from './first-view';

/** What the build changes in Next's pages, by the names that `OPTIMIZE` takes. Worth and switches: docs/upgrading.md. */
export const OPTIMIZATIONS = ['suspense', 'late-scripts', 'first-view', 'data-quotes', 'compile-hint'] as const;
export type Optimization = (typeof OPTIMIZATIONS)[number];

// A second 404 page, manifests and data of pages as text: only Next's router asks for them, and only for `next/link`. A manifest would
// have the same address after every build (`generateBuildId` in next.config.mjs).
export const UNUSED = /^_not-found[./]|^_next\/static\/[^/]+\/_\w+Manifest\.js$|^(?!robots\.txt$).*\.txt$/;

/** The optimizations that `OPTIMIZE` asks for: all without it, none for `0`, else those named, with commas between. Throws for others. */
export function chosenOptimizations(names = process.env.OPTIMIZE): readonly Optimization[] {
  if (!names) return OPTIMIZATIONS;
  if (names === '0') return [];
  return names.split(',').map((name) => {
    const known = OPTIMIZATIONS.find((optimization) => optimization === name);
    if (!known) throw new Error(`OPTIMIZE: no “${name}”, expected 0 or some of ${OPTIMIZATIONS.join(',')}`);
    return known;
  });
}

/** Pages with the chosen optimizations; `out` is their export. If Next has changed its HTML, warns and returns `pages` as they are. */
export async function optimize(pages: string[], out: string, chosen: readonly Optimization[]): Promise<string[]> {
  try {
    return await Promise.all(pages.map((html) => optimizePage(html, out, chosen)));
  } catch (error) {
    if (!(error instanceof UnknownHtml)) throw error;
    console.warn(
      `export/next-output does not know this version's HTML (${error.message}). Pages stay as Next wrote them (docs/upgrading.md).`,
    );
    return pages;
  }
}

async function optimizePage(html: string, out: string, chosen: readonly Optimization[]): Promise<string> {
  let page = html;
  if (chosen.includes('suspense')) page = withSuspenseMarkers(page);
  if (chosen.includes('late-scripts')) page = withLateScripts(page);
  if (chosen.includes('first-view')) page = await withFirstViewStyles(page, out);
  if (chosen.includes('data-quotes')) page = withSingleQuotedData(page);
  return page;
}

const DATA = /self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\)/g;
const REQUOTED: Record<string, string> = { '\\"': '"', "'": "\\'" };

/**
 * Next's data in single quotes and one script. It repeats the HTML, and Brotli finds that only if quotation marks in it have no
 * backslash. Throws when there is none.
 */
export function withSingleQuotedData(html: string): string {
  if (html.search(DATA) < 0) throw new UnknownHtml('no self.__next_f.push([1,"…"])');
  return html
    .replaceAll('</script><script>self.__next_f.push', ';self.__next_f.push')
    .replaceAll(DATA, (_, data: string) => {
      const requoted = data.replaceAll(/\\.|'/g, (part) => REQUOTED[part] ?? part);
      return `self.__next_f.push([1,'${requoted}'])`;
    })
    .replaceAll("']);self.__next_f.push([1,'", '');
}

/** Leaves scripts for boot/start-hydration.ts to load. Throws when there are none. */
export function withLateScripts(html: string): string {
  const elements = elementsOf(html);
  const chunks = elements.filter((element) => attribute(element, 'async') !== undefined);
  if (chunks.length === 0) throw new UnknownHtml('no <script async src>');
  const preloads = elements.filter((element) => attribute(element, 'as') === 'script');
  const late = chunks.map((chunk) => `<script type="text/plain" data-src="${attribute(chunk, 'src')}"></script>`);
  return withoutElements(html, [...chunks, ...preloads]).replace('</head>', () => `${late.join('')}</head>`);
}

// React 19.3 hydrates an Activity without end when it holds another boundary and an extension has put an element first into it.
/** Turns markers of Activity into those of Suspense, and tells HydrationBoundary.tsx by `data-parts`. Throws without markers. */
export function withSuspenseMarkers(html: string): string {
  const [open, close] = ['<!--&-->', '<!--/&-->'].map((marker) => html.split(marker).length - 1);
  if (!open || open !== close) throw new UnknownHtml('no markers of Activity');
  if (!html.includes('<html ')) throw new UnknownHtml('no <html lang>');
  return html.replaceAll(/<!--(\/?)&-->/g, '<!--$1$$-->').replace('<html ', '<html data-parts="" ');
}

/** Begins each script of Next's in the export `dir` with V8's hint to compile it on another thread, while it downloads, and not in the page's longest task. */
export function hintAtCompilation(dir: string, publicDir: string): void {
  for (const name of filesByNext(dir, publicDir).filter((file) => file.endsWith('.js'))) {
    writeFileSync(join(dir, name), `//# allFunctionsCalledOnLoad\n${readFileSync(join(dir, name), 'utf8')}`);
  }
}
