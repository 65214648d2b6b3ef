import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, type Element, elementsOf, withoutElements } from '../html';

/** V8 compiles a script that begins with this on another thread while it is downloaded. */
const HINT = '//# allFunctionsCalledOnLoad\n';

const isChunk = (element: Element) =>
  attribute(element, 'src') !== undefined && attribute(element, 'async') !== undefined;
const isPreload = (element: Element) => element.tagName === 'link' && attribute(element, 'as') === 'script';

/** Next's data comes in several scripts; one has one hash in the policy. */
const BETWEEN_DATA = '</script><script>self.__next_f.push(';

/** Leaves scripts for boot/start-hydration.ts to load, and joins those with data. Throws when there are none to load. */
export function withLateStart(html: string): string {
  const elements = elementsOf(html);
  const chunks = elements.filter(isChunk);
  if (chunks.length === 0) throw new Error('no <script async src>');
  const late = chunks.map((chunk) => `<script type="text/plain" data-src="${attribute(chunk, 'src')}"></script>`);
  return withoutElements(html, [...chunks, ...elements.filter(isPreload)])
    .replaceAll(BETWEEN_DATA, ';self.__next_f.push(')
    .replace('</head>', () => `${late.join('')}</head>`);
}

export function compileEarly(pages: string[], out: string): void {
  const sources = pages.flatMap((html) => elementsOf(html).flatMap((element) => attribute(element, 'data-src') ?? []));
  for (const src of new Set(sources)) {
    const file = join(out, src);
    writeFileSync(file, HINT + readFileSync(file, 'utf8'));
  }
}
