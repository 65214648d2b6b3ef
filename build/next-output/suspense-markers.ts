/** What React writes before and after an Activity, and a Suspense. */
const ACTIVITY = ['<!--&-->', '<!--/&-->'] as const;
const SUSPENSE = ['<!--$-->', '<!--/$-->'] as const;

/**
 * Rewrites the markers of Activity to those of Suspense, and sets `data-parts` on `<html>`, by which HydrationBoundary.tsx
 * chooses. React 19 never hydrates an Activity whose markers it does not find at once, because of an element that an
 * extension has put before it; a Suspense is rebuilt. Throws when a page has no such markers.
 */
export function withSuspenseMarkers(html: string): string {
  const [open, close] = ACTIVITY.map((marker) => html.split(marker).length - 1);
  if (!open || open !== close) throw new Error('no markers of Activity');
  if (!html.includes('<html ')) throw new Error('no <html lang>');
  return html
    .replaceAll(ACTIVITY[0], SUSPENSE[0])
    .replaceAll(ACTIVITY[1], SUSPENSE[1])
    .replace('<html ', '<html data-parts="" ');
}
