import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { CATALOGS, expect, test, WHOLE_CHROMIUM } from './support';

/** What a request has cost: the kind of its answer, and the bytes of its body on the wire. */
interface Fetched {
  url: string;
  kind: string;
  bytes: number;
}

/** Opens a page and gives what it fetched over the network; answers from the cache are left out. */
async function visit(page: Page): Promise<Fetched[]> {
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

/** Every text of a catalog that is long enough to be nobody else's, without those that the site fills in. */
function allTexts(catalog: object): string[] {
  return Object.values(catalog)
    .flatMap((value) => (typeof value === 'object' ? allTexts(value) : [String(value)]))
    .filter((value) => value.length > 24 && !/[{<]/.test(value));
}

test.skip(({ browserName }) => browserName !== 'chromium', 'what is fetched is read from Chromium');
test.use({
  consent: null,
  launchOptions: WHOLE_CHROMIUM,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
});

test('a phone loads little, nothing twice, and nothing of others', async ({ page, context, request }) => {
  const first = await visit(page);
  expect(first.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(245_000);
  expect(first.length).toBeLessThanOrEqual(16);
  expect(new Set(first.map(({ url }) => url)).size).toBe(first.length);

  const code = first.filter(({ kind }) => ['document', 'script', 'fetch'].includes(kind));
  const loaded = (await Promise.all(code.map(async ({ url }) => (await request.get(url)).text()))).join('\n');
  const { [DEFAULT_LOCALE]: catalog, ...others } = CATALOGS;
  const { privacy, ...own } = catalog;
  const foreign = allTexts({ ...others, privacy }).filter((words) => !allTexts(own).includes(words));
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter((words) => loaded.includes(words))).toEqual([]);

  await page.close();
  const second = await visit(await context.newPage());
  expect(second.map(({ kind }) => kind)).toEqual(['document']);
});
