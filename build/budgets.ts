import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import next from 'next/package.json' with { type: 'json' };
import { attribute, type Element, elementsOf } from './html';

/** The most bytes that `/` may send. Pictures and requests have their limits in e2e/first-view.spec.ts. */
const BUDGETS = {
  HTML: 27_000,
  /** The HTML up to the end of the first section: it fits into the first answer of a server. */
  'first view': 14_336,
  CSS: 13_500,
  fonts: 24_000,
  /** 115,000 of them are an empty page of the Next that was measured. */
  JavaScript: 127_000,
};
const MEASURED_NEXT = '16.4.6';
type Kind = keyof typeof BUDGETS;

/** The size of a file as it is sent. */
function sent(out: string, address: string): number {
  const file = join(out, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The bytes that `/` sends, by kind. Fonts are all that its style sheets name, but those for letters of other languages. */
export function weights(out: string): Record<Kind, number> {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const elements = elementsOf(html);
  const values = (name: string, is: (element: Element) => boolean) =>
    elements.filter(is).flatMap((element) => attribute(element, name) ?? []);
  const sheets = values('href', (element) => attribute(element, 'rel') === 'stylesheet');
  const fonts = sheets.flatMap((sheet) =>
    [...readFileSync(join(out, sheet), 'utf8').matchAll(/url\(["']?([^"')]+\.woff2)/g)]
      .map(([, path = '']) => new URL(path, `http://x${sheet}`).pathname)
      .filter((path) => !path.includes('_more_')),
  );
  const isModule = (element: Element) => element.tagName === 'script' && attribute(element, 'nomodule') === undefined;
  // `data-src` where scripts start late, `src` where pages are as Next wrote them.
  const scripts = [...values('data-src', isModule), ...values('src', isModule)];
  const firstSection = elements.find(
    ({ tagName, parentNode }) => tagName === 'section' && parentNode?.nodeName === 'main',
  );
  const sum = (files: string[]) => [...new Set(files)].reduce((bytes, file) => bytes + sent(out, file), 0);
  return {
    HTML: sum(['/index.html']),
    'first view': brotliCompressSync(html.slice(0, firstSection?.sourceCodeLocation?.endOffset)).length,
    CSS: sum(sheets),
    fonts: sum(fonts),
    JavaScript: sum(scripts),
  };
}

/**
 * Checks the finished export `out`. Throws with a line for every kind that is over its budget. Returns the lines that do not
 * stop a build: those that an owner's texts cause, and JavaScript of a version of Next that was not measured.
 */
export function checkBudgets(out: string, nextVersion = next.version): string[] {
  const found = weights(out);
  const over = (Object.keys(BUDGETS) as Kind[]).filter((kind) => found[kind] > BUDGETS[kind]);
  const isWarning = (kind: Kind) =>
    kind === 'HTML' || kind === 'first view' || (kind === 'JavaScript' && nextVersion !== MEASURED_NEXT);
  const line = (kind: Kind) =>
    `${kind} of / is ${found[kind]} bytes, the budget is ${BUDGETS[kind]} (build/budgets.ts).`;
  const errors = over.filter((kind) => !isWarning(kind));
  if (errors.length > 0) throw new Error(errors.map(line).join('\n'));
  return over.map(line);
}
