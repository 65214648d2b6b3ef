import { DEFAULT_LOCALE } from '@/i18n/locales';
import { CATALOGS, expect, test, WHOLE_CHROMIUM } from './support';
import { visitTwice, weigh } from './visit';

/** Every text of a catalog that is long enough to be nobody else's, without those that the site fills in. */
function textsOf(catalog: object): string[] {
  return Object.values(catalog)
    .flatMap((value) => (typeof value === 'object' ? textsOf(value) : [String(value)]))
    .filter((value) => value.length > 24 && !/[{<]/.test(value));
}

test.use({ launchOptions: WHOLE_CHROMIUM });

test.describe('the first view on a phone', () => {
  let visit: Awaited<ReturnType<typeof visitTwice>>;
  test.skip(({ browserName }) => browserName !== 'chromium', 'what is fetched is read from Chromium');
  // One visit for all.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser, baseURL }) => {
    visit = await visitTwice(browser, `${baseURL}/`);
  });

  test('costs at most 245 kB in 16 requests', () => {
    const { total, requests } = weigh(visit.first);
    expect(total).toBeLessThanOrEqual(245_000);
    expect(requests).toBeLessThanOrEqual(16);
  });

  test('loads nothing twice', () => {
    const urls = visit.first.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('has nothing of other languages and of the other page in it', async ({ request }) => {
    const code = visit.first.filter(({ kind }) => ['document', 'script', 'fetch'].includes(kind));
    const loaded = (await Promise.all(code.map(async ({ url }) => (await request.get(url)).text()))).join('\n');
    const { [DEFAULT_LOCALE]: catalog, ...others } = CATALOGS;
    const { privacy, ...own } = catalog;
    const foreign = textsOf({ ...others, privacy }).filter((words) => !textsOf(own).includes(words));
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter((words) => loaded.includes(words))).toEqual([]);
  });

  test('comes from the cache the second time, but for the HTML', () => {
    expect(visit.second.map(({ kind }) => kind)).toEqual(['document']);
  });
});
