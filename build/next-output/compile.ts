import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elementsOf } from '../html';

/** V8 compiles a script with this hint while it is downloaded, on another thread. Other engines read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to the scripts that start `pages` (late-start.ts), in the export `out`. Other scripts may never run. */
export function compileAhead(pages: string[], out: string): void {
  const sources = pages.flatMap((html) => elementsOf(html).flatMap((element) => attribute(element, 'data-src') ?? []));
  for (const file of new Set(sources.map((src) => join(out, src)))) {
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}
