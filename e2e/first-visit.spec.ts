import { DEFAULT_LOCALE } from '@/company/locales';
import { FIRST_VISIT, visit } from './fetched';
import { CATALOGS, expect, test } from './support';

/** Every text of a catalog that is long enough to be nobody else's, without those that the site fills in. */
function allTexts(catalog: object): string[] {
  return Object.values(catalog)
    .flatMap((value) => (typeof value === 'object' ? allTexts(value) : [String(value)]))
    .filter((value) => value.length > 24 && !/[{<]/.test(value));
}

test.skip(({ browserName }) => browserName !== 'chromium', 'what is fetched is read from Chromium');
test.use(FIRST_VISIT);

test.describe('a first visit', () => {
  test('fetches few files, none of them twice, and a second one the page alone', async ({ page, context }) => {
    // Playwright turns the cache off where it answers requests.
    await context.unrouteAll();
    const first = await visit(page);
    expect(first.length).toBeLessThanOrEqual(16);
    expect(new Set(first.map(({ url }) => url)).size).toBe(first.length);
    await page.close();
    const second = await visit(await context.newPage());
    expect(second.map(({ kind }) => kind)).toEqual(['document']);
  });

  test('fetches no text of another language or page', async ({ page, request }) => {
    const code = (await visit(page)).filter(({ kind }) => ['document', 'script', 'fetch'].includes(kind));
    const loaded = (await Promise.all(code.map(async ({ url }) => (await request.get(url)).text()))).join('\n');
    const { [DEFAULT_LOCALE]: catalog, ...others } = CATALOGS;
    const { privacy, ...own } = catalog;
    const foreign = allTexts({ ...others, privacy }).filter((words) => !allTexts(own).includes(words));
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter((words) => loaded.includes(words))).toEqual([]);
  });
});
