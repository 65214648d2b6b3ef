import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Results } from './bench/report';
import { attribute, elementsOf } from './delivery/page';

/** What `/` may cost in bytes as sent, each with its reason. Its pictures and requests are held to theirs by e2e/speed.spec.ts. */
const BUDGETS = {
  HTML: { most: 22_000, why: 'text and pictures are found in it, so it comes first, in few round trips' },
  CSS: { most: 13_500, why: 'nothing is painted before it' },
  fonts: { most: 24_000, why: 'they hold back the words as they are meant to look' },
};
/** What our own scripts may add to those of an empty page of the same Next. */
const OWN_SCRIPT = { most: 12_000, why: 'the islands have to be small to answer soon' };

const RESULTS = 'bench/results.json';

/** The bytes of an empty page's scripts. Throws when they were measured with another Next. */
function floorOf(projectDir: string): number {
  const file = join(projectDir, RESULTS);
  const { version } = createRequire(join(projectDir, 'package.json'))('next/package.json');
  const results: Results | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!results || results.next !== version) {
    throw new Error(
      `${RESULTS}: measured with Next ${results?.next ?? '–'}, this is ${version}; run \`npm run bench\``,
    );
  }
  return results.firstVisit.floor.script ?? 0;
}

/** The bytes of a file of the export as a browser gets it. */
function sent(out: string, address: string): number {
  const file = join(out, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** What `/` weighs by kind, in bytes as sent. Every face that its style sheets name counts as a font, but not the letters of other languages. */
export function weights(out: string): Record<keyof typeof BUDGETS | 'JavaScript', number> {
  const elements = elementsOf(readFileSync(join(out, 'index.html'), 'utf8'));
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
  const sum = (files: string[]) => [...new Set(files)].reduce((bytes, file) => bytes + sent(out, file), 0);
  return {
    HTML: sum(['/index.html']),
    CSS: sum(sheets),
    fonts: sum(fonts),
    JavaScript: sum(values('script', 'data-src')),
  };
}

/** Checks the finished export of a project. Throws an error that names what has grown, by how much, and why it must not. */
export function checkBudgets(projectDir: string): void {
  const found = weights(join(projectDir, 'out'));
  const floor = floorOf(projectDir);
  const limits = { ...BUDGETS, JavaScript: { ...OWN_SCRIPT, most: floor + OWN_SCRIPT.most } };
  const grown = (Object.keys(limits) as (keyof typeof limits)[]).filter((kind) => found[kind] > limits[kind].most);
  if (grown.length === 0) return;
  const lines = grown.map((kind) => {
    const { most, why } = limits[kind];
    return `${kind} of / is ${found[kind]} bytes, ${found[kind] - most} more than its budget of ${most}: ${why}`;
  });
  throw new Error(lines.join('\n'));
}
