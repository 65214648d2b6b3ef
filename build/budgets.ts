import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attribute, type Element, elementsOf } from './html';

interface Budget {
  most: number;
  why: string;
}

/** What `/` should cost with the owner's words in it, which stop no build. Our own share is held by e2e/speed.spec.ts, on other words. */
const WITH_WORDS: Record<'HTML' | 'first view', Budget> = {
  HTML: { most: 27_000, why: 'text and pictures are found in it, so it comes first, in few round trips' },
  'first view': { most: 14_336, why: 'that many bytes of the HTML come with the first answer' },
};
/** What `/` may cost in bytes as sent, each with its reason. Its pictures and requests are held to theirs by e2e/first-view.spec.ts. */
const BUDGETS: Record<'CSS' | 'fonts', Budget> = {
  CSS: { most: 13_500, why: 'what stands below the first view waits for it' },
  fonts: { most: 24_000, why: 'they hold back the words as they are meant to look' },
};
/** What our own scripts may add to those of an empty page of the same Next. */
const OWN_SCRIPT = { most: 12_000, why: 'the islands have to be small to answer soon' };
/**
 * The scripts of an empty page, as sent: measured in November 2026 on the export of an app that has nothing but one. They are
 * all that it names in `script[src]`, but those for browsers without modules, each packed by `brotli -q 11`.
 */
const EMPTY_PAGE = { next: '16.4.6', script: 115_000 };

/** The bytes of a file of the export as a browser gets it. */
function sent(out: string, address: string): number {
  const file = join(out, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** What `/` weighs by kind, in bytes as sent. Every face that its style sheets name counts as a font, but not the letters of other languages. */
export function weights(out: string): Record<keyof typeof WITH_WORDS | keyof typeof BUDGETS | 'JavaScript', number> {
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const elements = elementsOf(html);
  const values = (tag: string, name: string, is = (_: string | undefined) => true) => [
    ...new Set(
      elements
        .filter((element) => element.tagName === tag && is(attribute(element, 'rel')))
        .flatMap((element) => attribute(element, name) ?? []),
    ),
  ];
  const modules = elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'nomodule') === undefined)
    .flatMap((element) => attribute(element, 'src') ?? []);
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
    // Where pages are published as Next wrote them, nothing has been left to the boot script.
    JavaScript: sum([...values('script', 'data-src'), ...modules]),
  };
}

/** What is heavier than its budget, a line each: by how much, and why it must not be. */
function overweight(found: Record<string, number>, budgets: Record<string, Budget>): string[] {
  return Object.entries(budgets).flatMap(([kind, { most, why }]) => {
    const bytes = found[kind] ?? 0;
    return bytes > most
      ? `${kind} of / is ${bytes} bytes, ${bytes - most} more than its budget of ${most}: ${why}`
      : [];
  });
}

/**
 * Checks the finished export of a project. Throws an error that names what has grown, by how much, and why it must not.
 * The answer is what does not stop a build, a line each: what the owner's words weigh too much, and, with another Next than the
 * empty page was measured with, that its scripts are let through until they are measured anew.
 */
export function checkBudgets(projectDir: string, out = join(projectDir, 'out')): string[] {
  const found = weights(out);
  const { version } = createRequire(join(projectDir, 'package.json'))('next/package.json');
  const isMeasured = version === EMPTY_PAGE.next;
  const JavaScript = { ...OWN_SCRIPT, most: EMPTY_PAGE.script + OWN_SCRIPT.most };
  const grown = overweight(found, isMeasured ? { ...BUDGETS, JavaScript } : BUDGETS);
  if (grown.length > 0) throw new Error(grown.join('\n'));
  const notes = overweight(found, WITH_WORDS).map((line) => `${line}. Shorter texts weigh less.`);
  if (isMeasured) return notes;
  const anew = `The scripts of an empty page were measured with Next ${EMPTY_PAGE.next}, this is ${version}: measure them anew (build/budgets.ts).`;
  return [...notes, anew];
}
