import { expect, type Page, test } from '@playwright/test';
import { LOCALE_IDS } from '@/i18n/locales';
import { PAGE_IDS, pagePath } from '@/lib/pages';

const pages = PAGE_IDS.flatMap((page) => LOCALE_IDS.map((locale) => pagePath(page, locale)));

/** Collects what the page's policy has refused. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('refused', (text: string) => found.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      (window as unknown as { refused(text: string): void }).refused(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return found;
}

for (const path of [...pages, '/unknown']) {
  test(`${path} has one policy, before all scripts, and never needs what it refuses`, async ({ page }) => {
    const refused = await refusals(page);
    const response = await page.goto(path);
    expect(await response?.text()).toMatch(
      /<head><meta char[sS]et="utf-8"\/><meta http-equiv="Content-Security-Policy"[^>]*><script>/,
    );
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });
}

test.describe('an attacker who has got a string into the page', () => {
  test.beforeEach(async ({ page }) => void (await page.goto('/personvern')));

  const attempts: Record<string, () => unknown> = {
    'run markup': () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.broken=true">'),
    'run an inline script': () => {
      const script = document.createElement('script');
      script.text = 'window.broken=true';
      document.body.append(script);
    },
    // In a later task, since the browser lets what the test itself runs evaluate.
    'evaluate text': () => new Promise((done) => setTimeout(done)).then(() => new Function('window.broken=true')()),
    'load a script from elsewhere': () => {
      document.body.append(Object.assign(document.createElement('script'), { src: 'https://example.com/a.js' }));
    },
    'load a file of the site that is no chunk': () => {
      document.body.append(Object.assign(document.createElement('script'), { src: '/_next/static/../../robots.txt' }));
    },
  };
  test('cannot run it', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'enforced by Trusted Types, which not every browser has');
    for (const [name, attempt] of Object.entries(attempts)) {
      const outcome = await page.evaluate(attempt).catch((error: Error) => error.message);
      expect(outcome, name).toMatch(/Trusted|unsafe-eval/);
      expect(await page.evaluate('window.broken'), name).toBeUndefined();
    }
  });

  test('cannot send anything elsewhere, nor lead relative links there', async ({ page }) => {
    const sent = await page.evaluate(() =>
      fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(sent).toBe('refused');
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.com/' }));
    });
    expect(await page.evaluate(() => document.baseURI)).not.toContain('example.com');
  });
});

test('no page may be framed', async ({ page, baseURL }) => {
  // A page of another origin: the site's own policy would refuse the frame before the framed page could.
  await page.route('https://frame.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/se">` }),
  );
  await page.goto('https://frame.example/');
  await page.waitForLoadState('networkidle');
  expect(page.frames()).toHaveLength(2);
  await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
});
