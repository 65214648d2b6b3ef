const ACTIVITY = ['<!--&-->', '<!--/&-->'] as const;
const SUSPENSE = ['<!--$-->', '<!--/$-->'] as const;

/**
 * Turns markers of Activity into those of Suspense, and says so to HydrationBoundary.tsx by `data-parts` on `<html>`. React 19
 * never hydrates an Activity that an extension has put an element before; a Suspense is rebuilt. Throws without markers.
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
