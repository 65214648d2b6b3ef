import type { Page } from '@playwright/test';
import { WHOLE_CHROMIUM } from './support';

/** A phone, in the browser that visitors have. */
export const FIRST_VISIT = {
  consent: null,
  launchOptions: WHOLE_CHROMIUM,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};

/** What a request has cost: the kind of its answer, and the bytes of its body on the wire. */
export interface Fetched {
  url: string;
  kind: string;
  bytes: number;
}

/** Opens the landing page and gives what it fetched over the network; answers from the cache are left out. */
export async function visit(page: Page): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  const begun = new Map<string, Fetched>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    begun.set(requestId, { url: response.url, kind: type.toLowerCase(), bytes: -response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = begun.get(requestId);
    if (answer && encodedDataLength > 0) fetched.push({ ...answer, bytes: answer.bytes + encodedDataLength });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return fetched;
}
