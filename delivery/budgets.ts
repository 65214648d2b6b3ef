import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attribute, type Element, elementsOf } from './page';

/** What `/` may cost in bytes as sent, each with its reason. Its pictures and requests are held to theirs by e2e/speed.spec.ts. */
const BUDGETS = {
  HTML: { most: 27_000, why: 'text and pictures are found in it, so it comes first, in few round trips' },
  'first view': { most: 14_336, why: 'that many bytes of the HTML come with the first answer' },
  CSS: { most: 13_500, why: 'what stands below the first view waits for it' },
  fonts: { most: 24_000, why: 'they hold back the words as they are meant to look' },
};
/** What our own scripts may add to those of an empty page of the same Next. */
const OWN_SCRIPT = { most: 12_000, why: 'the islands have to be small to answer soon' };
/** The scripts of an empty page: its bytes as sent, measured in November 2026. */
const EMPTY_PAGE = { next: '16.4.6', script: 115_000 };

/** The bytes of a file of the export as a browser gets it. */
function sent(out: string, address: string): number {
  const file = join(out, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** What `/` weighs by kind, in bytes as sent. Every face that its style sheets name counts as a font, but not the letters of other languages. */
export function weights(out: string): Record<keyof typeof BUDGETS | 'JavaScript', number> {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const elements = elementsOf(html);
  const values = (tag: string, name: string, is = (_: string | undefined) => true) => [
    ...new Set(
      elements
        .filter((element) => element.tagName === tag && is(attribute(element, 'rel')))
        .flatMap((element) => attribute(element, name) ?? []),
    ),
  ];
  const sheets = values('link', 'href', (rel) => rel === 'stylesheet');
  const fonts = sheets.flatMap((sheet) =>
    [...readFileSync(join(out, sheet), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)/g)]
      .map(([, path = '']) => new URL(path, `http://x${sheet}`).pathname)
      .filter((path) => !path.includes('_more_')),
  );
  const isFirstView = ({ tagName, parentNode }: Element) =>
    tagName === 'section' && parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'main';
  const firstView = elements.find(isFirstView)?.sourceCodeLocation?.endOffset;
  const sum = (files: string[]) => [...new Set(files)].reduce((bytes, file) => bytes + sent(out, file), 0);
  return {
    HTML: sum(['/index.html']),
    'first view': brotliCompressSync(html.slice(0, firstView)).length,
    CSS: sum(sheets),
    fonts: sum(fonts),
    JavaScript: sum(values('script', 'data-src')),
  };
}

/**
 * Checks the finished export of a project. Throws an error that names what has grown, by how much, and why it must not.
 * With another Next than the empty page was measured with, scripts are let through, and the answer is what to measure anew.
 */
export function checkBudgets(projectDir: string): string | undefined {
  const found = weights(join(projectDir, 'out'));
  const { version } = createRequire(join(projectDir, 'package.json'))('next/package.json');
  const isMeasured = version === EMPTY_PAGE.next;
  const most = isMeasured ? EMPTY_PAGE.script + OWN_SCRIPT.most : Number.POSITIVE_INFINITY;
  const limits = { ...BUDGETS, JavaScript: { ...OWN_SCRIPT, most } };
  const grown = (Object.keys(limits) as (keyof typeof limits)[]).filter((kind) => found[kind] > limits[kind].most);
  if (grown.length > 0) {
    const lines = grown.map((kind) => {
      const limit = limits[kind];
      return `${kind} of / is ${found[kind]} bytes, ${found[kind] - limit.most} more than its budget of ${limit.most}: ${limit.why}`;
    });
    throw new Error(lines.join('\n'));
  }
  if (isMeasured) return undefined;
  return `The scripts of an empty page were measured with Next ${EMPTY_PAGE.next}, this is ${version}: measure them anew (delivery/budgets.ts).`;
}
