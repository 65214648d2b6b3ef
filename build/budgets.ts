import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesByNext } from './export-files';
import { attribute, elementsOf, sectionsOf } from './html';

/** The most bytes that `/` may send. Pictures and requests have their limits in e2e/first-view.spec.ts. */
const BUDGETS = {
  HTML: 29_000,
  /** The HTML up to the end of the first section: ten packets, which a server sends in its first round trip. */
  'first view': 14_600,
  CSS: 12_600,
  fonts: 24_000,
  /** About 114,000 of them are an empty page of Next 16.4.6. */
  JavaScript: 124_100,
};

/** The bytes that `/` sends, without font subsets for other languages. */
export function weights(out: string) {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const elements = elementsOf(html);
  const [firstSection] = sectionsOf(elements);
  const scripts = elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'nomodule') === undefined)
    // `src` where pages are as Next wrote them.
    .flatMap((element) => attribute(element, 'data-src') ?? attribute(element, 'src') ?? []);
  const files = filesByNext(out).filter((file) => !file.includes('_more_'));
  const bytesOf = (paths: string[]) =>
    [...new Set(paths)].reduce((bytes, path) => {
      const file = join(out, path);
      return bytes + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    }, 0);
  return {
    HTML: bytesOf(['index.html']),
    'first view': brotliCompressSync(html.slice(0, firstSection?.sourceCodeLocation?.endOffset)).length,
    CSS: bytesOf(files.filter((file) => file.endsWith('.css'))),
    fonts: bytesOf(files.filter((file) => file.endsWith('.woff2'))),
    JavaScript: bytesOf(scripts),
  };
}

/** A line for each budget that is exceeded. The tests allow none; a build warns, since an owner's texts have their weight. */
export function checkBudgets(out: string): string[] {
  const bytes = weights(out);
  return (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])
    .filter((kind) => bytes[kind] > BUDGETS[kind])
    .map((kind) => `${kind} of / is ${bytes[kind]} bytes, the budget is ${BUDGETS[kind]} (build/budgets.ts).`);
}
