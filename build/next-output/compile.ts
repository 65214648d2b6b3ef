import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attribute, elementsOf } from '../html';

/** Asks V8 to compile a script as it arrives, on another thread, instead of function by function while the page waits. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile ahead what starts the pages; other scripts may never run. `pages` are the pages with their scripts left
 * to the boot script (start.ts), `out` is the folder of the export. Browsers that do not know the hint read a comment.
 */
export function compileAhead(pages: string[], out: string): void {
  const scripts = new Set(
    pages.flatMap((html) => elementsOf(html).flatMap((element) => attribute(element, 'data-src') ?? [])),
  );
  for (const file of [...scripts].map((src) => join(out, src))) {
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
  }
}
