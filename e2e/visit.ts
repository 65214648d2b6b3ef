import type { Page } from '@playwright/test';

/** A first visit on a phone. */
export const FIRST_VISIT = {
  consent: null,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

/** Opens the landing page. Returns the files that it has fetched, with the bytes of their bodies as sent. */
export async function visit(page: Page): Promise<{ path: string; bytes: number }[]> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
}
