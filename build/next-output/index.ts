import { withFirstViewStyles } from './first-view';
import { compileEarly, withLateStart } from './late-start';
import { withSuspenseMarkers } from './suspense-markers';

/** All that depends on Next's and React's HTML. If a new version changes it, this warns and returns `pages` as they are. */
export async function optimize(pages: string[], out: string): Promise<string[]> {
  try {
    const optimized = await Promise.all(
      pages.map((html) => withFirstViewStyles(withLateStart(withSuspenseMarkers(html)), out)),
    );
    compileEarly(optimized, out);
    return optimized;
  } catch (error) {
    const { message } = error as Error;
    console.warn(
      `build/next-output does not know this version's HTML (${message}). Pages are published as Next wrote them.`,
    );
    return pages;
  }
}
