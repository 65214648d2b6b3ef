/** How React marks the two ends of an Activity, and of a Suspense. */
const ACTIVITY = ['<!--&-->', '<!--/&-->'] as const;
const SUSPENSE = ['<!--$-->', '<!--/$-->'] as const;

/**
 * Gives the boundary of every part the marks of a Suspense, which React hydrates apart (components/islands/HydrationBoundary.tsx), and says so
 * on `<html>`. Throws when the page has no such marks, or no `<html>` as it is known.
 */
export function withParts(html: string): string {
  const [open, close] = ACTIVITY.map((mark) => html.split(mark).length - 1);
  if (!open || open !== close) throw new Error('no marks of React around the parts of a page');
  if (!html.includes('<html ')) throw new Error('no <html lang>');
  return html
    .replaceAll(ACTIVITY[0], SUSPENSE[0])
    .replaceAll(ACTIVITY[1], SUSPENSE[1])
    .replace('<html ', '<html data-parts="" ');
}
