/**
 * All that the build does to pages because it knows how Next and React write them: faster pages, the same words. Pages that
 * are written otherwise than this folder expects are published as Next wrote them, and the build says so.
 */
import { compileAhead } from './compile';
import { withFirstViewStyles } from './first-view';
import { withParts } from './parts';
import { withLateStart } from './start';

/** Off: every page is published as Next wrote it, correct, but slower to be painted. */
export const OPTIMIZE = true;

/**
 * The pages with the styles of their first view in them, their parts marked, and their scripts left to the boot script and
 * compiled ahead. `out` is the folder of the export. Throws an error that says what a page of Next's lacks.
 */
export async function optimize(pages: string[], out: string): Promise<string[]> {
  const adapted = await Promise.all(pages.map((html) => withFirstViewStyles(withLateStart(withParts(html)), out)));
  compileAhead(adapted, out);
  return adapted;
}
