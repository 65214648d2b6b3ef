import type { Browser, Page } from '@playwright/test';

/** What a request has cost: the kind of its answer, and the bytes of its body on the wire. Headers are packed to next to nothing by HTTP/2. */
export interface Fetched {
  url: string;
  kind: string;
  bytes: number;
}

/** A phone as of today: what the first view is measured with. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

/** Collects what a page fetches over the network from now on; answers from the cache are left out. */
export async function watchRequests(page: Page): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  const open = new Map<string, Fetched>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return;
    open.set(requestId, { url: response.url, kind: type.toLowerCase(), bytes: -response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = open.get(requestId);
    if (answer && encodedDataLength > 0) fetched.push({ ...answer, bytes: answer.bytes + encodedDataLength });
  });
  return fetched;
}

/** What the first view of `url` and then a second visit fetch, on a phone, without a touch. */
export async function visitTwice(browser: Browser, url: string): Promise<{ first: Fetched[]; second: Fetched[] }> {
  const context = await browser.newContext({ ...PHONE, locale: 'nb-NO' });
  const visit = async () => {
    const page = await context.newPage();
    const fetched = await watchRequests(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.close();
    return fetched;
  };
  const first = await visit();
  const second = await visit();
  await context.close();
  return { first, second };
}

/** Bytes by kind, their sum, and how many requests there were. */
export function weigh(fetched: Fetched[]): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const { kind, bytes } of fetched) weights[kind] = (weights[kind] ?? 0) + bytes;
  return { ...weights, total: fetched.reduce((sum, { bytes }) => sum + bytes, 0), requests: fetched.length };
}
