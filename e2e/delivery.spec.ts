import { expect, test } from '@playwright/test';

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
    'load a script from another port': () => {
      document.body.append(
        Object.assign(document.createElement('script'), { src: 'http://localhost:1/_next/static/a.js' }),
      );
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

test.describe('a page', () => {
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
});
