import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import next from 'next/package.json' with { type: 'json' };
import { attribute, elementsOf } from './html';

/** The most bytes that `/` may send. Pictures and requests have their limits in e2e/first-view.spec.ts. */
const BUDGETS = {
  HTML: 28_000,
  /** The HTML up to the end of the first section: it fits into a server's first round trip. */
  'first view': 14_336,
  CSS: 13_500,
  fonts: 24_000,
  /** 115,000 of them are an empty page of `MEASURED_NEXT`. */
  JavaScript: 127_000,
};
const MEASURED_NEXT = '16.4.6';
type Kind = keyof typeof BUDGETS;

/** The bytes that `/` sends, without font subsets for other languages. */
export function weights(out: string): Record<Kind, number> {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const elements = elementsOf(html);
  const sheets = elements
    .filter((element) => attribute(element, 'rel') === 'stylesheet')
    .flatMap((element) => attribute(element, 'href') ?? []);
  const fonts = sheets.flatMap((sheet) =>
    [...readFileSync(join(out, sheet), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)/g)]
      .map(([, path = '']) => new URL(path, `http://x${sheet}`).pathname)
      .filter((path) => !path.includes('_more_')),
  );
  const scripts = elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'nomodule') === undefined)
    // `src` where pages are as Next wrote them.
    .flatMap((element) => attribute(element, 'data-src') ?? attribute(element, 'src') ?? []);
  const firstSection = elements.find(
    ({ tagName, parentNode }) => tagName === 'section' && parentNode?.nodeName === 'main',
  );
  const sentBytes = (path: string) => {
    const file = join(out, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const sum = (paths: string[]) => [...new Set(paths)].reduce((bytes, path) => bytes + sentBytes(path), 0);
  return {
    HTML: sum(['/index.html']),
    'first view': brotliCompressSync(html.slice(0, firstSection?.sourceCodeLocation?.endOffset)).length,
    CSS: sum(sheets),
    fonts: sum(fonts),
    JavaScript: sum(scripts),
  };
}

/** Throws what is over its budget. What an owner's texts or another version of Next can cause are warnings, returned. */
export function checkBudgets(out: string, nextVersion = next.version): string[] {
  const found = weights(out);
  const over = (Object.keys(BUDGETS) as Kind[]).filter((kind) => found[kind] > BUDGETS[kind]);
  const isError = (kind: Kind) =>
    kind === 'CSS' || kind === 'fonts' || (kind === 'JavaScript' && nextVersion === MEASURED_NEXT);
  const line = (kind: Kind) =>
    `${kind} of / is ${found[kind]} bytes, the budget is ${BUDGETS[kind]} (build/budgets.ts).`;
  const errors = over.filter(isError);
  if (errors.length > 0) throw new Error(errors.map(line).join('\n'));
  return over.map(line);
}
