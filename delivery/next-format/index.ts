/**
 * All that the build does to pages because it knows how Next and React write them: faster pages, the same words. Pages that
 * are written otherwise than this folder expects are published as Next wrote them, and the build says so.
 */
import { withFirstViewStyles } from './first-view';
import { withParts } from './parts';
import { withLateStart } from './start';

/** Off: every page is published as Next wrote it, correct, but slower to be painted. */
export const ADAPT = true;

/**
 * The page with the styles of its first view in it, its parts marked, and its scripts left to the boot script. `out` is the
 * folder of the export. Throws an error that says what a page of Next's lacks.
 */
export async function adapt(html: string, out: string): Promise<string> {
  return withFirstViewStyles(withLateStart(withParts(html)), out);
}
