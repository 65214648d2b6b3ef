import { company } from '@/company/company';
import { pagePath } from '@/company/pages';
import { pictureOf } from '@/company/pictures';
import { DESK, expect, holdBack, inOtherLanguage, open, PHONE, test } from './support';

/** CSS pixels. Not just below a breakpoint: where the scrollbar takes no room, columns begin there already. */
const WIDTHS = [320, 390, 599, 600, 720, 768, 960, 1024, 1440, 1919, 1920, 2239, 2240, 2559, 2560];
const portrait = pictureOf('fjord-portrait');

/** Runs in the page. How wide `sizes` says that each picture is and how wide it is, cut edges included, in CSS pixels. */
function measurePictures(portraitRatio: number) {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'fixed';
  const conditionOf = (size: string) => /^\((?:min|max)-[^)]*\)/.exec(size)?.[0];
  const widthOf = (sizes: string) => {
    const size = sizes.split(/,(?![^(]*\))/).find((one) => matchMedia(conditionOf(one) ?? 'all').matches) ?? '';
    probe.style.width = size.replace(conditionOf(size) ?? '', '');
    return probe.getBoundingClientRect().width;
  };
  const measured = [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].map((image) => {
    const source = image.parentElement?.querySelector('source');
    const isPortrait = source && matchMedia(source.media).matches;
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const box = image.getBoundingClientRect();
    return {
      name: image.alt || 'hero',
      asked: widthOf(isPortrait ? source.sizes : image.sizes),
      shown: Math.max(box.width, box.height * (isPortrait ? portraitRatio : ratio)),
    };
  });
  probe.remove();
  return measured;
}

inOtherLanguage('pictures', (locale, { about, services }) => {
  const home = pagePath('home', locale);

  test.describe('when pictures fail', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('the fallback picture replaces one that failed before hydration', async ({ page }) => {
      await page.route(/pictures\/about/, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/pictures/about'));
      // The page opens where the picture is, and its scripts come late.
      const release = await holdBack(page, '**/*.js');
      await page.goto(`${home}#about`, { waitUntil: 'domcontentloaded' });
      await failed;
      release();
      const image = page.getByAltText(about.body.imageAlt);
      const shown = () => image.evaluate((one: HTMLImageElement) => one.naturalWidth > 0 && one.currentSrc);
      await expect.poll(shown).toContain('/pictures/fallback');
    });

    test('where the fallback picture fails too, its description is shown, and nothing is fetched again', async ({
      page,
    }) => {
      let requests = 0;
      await page.route(/pictures\/(payroll|fallback)/, (route) => {
        if (route.request().url().includes('fallback')) requests += 1;
        return route.abort();
      });
      await open(page, home);
      const image = page.getByAltText(services.payroll.imageAlt);
      await image.locator('..').scrollIntoViewIfNeeded();
      await expect(image).toBeHidden();
      const shown = await image.evaluate(({ parentElement }) => {
        const { color, backgroundColor } = getComputedStyle(parentElement as Element);
        return [color, backgroundColor, getComputedStyle(parentElement as Element, '::after').content];
      });
      expect(shown).toEqual(['rgb(14, 42, 51)', 'rgb(247, 244, 238)', `"${services.payroll.imageAlt}"`]);
      expect(requests).toBe(1);
    });
  });

  test('each picture is asked for as wide as it is shown, or a little wider', async ({ page }) => {
    await open(page, home);
    const misfits: object[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 768 });
      for (const picture of await page.evaluate(measurePictures, portrait.width / portrait.height)) {
        const share = picture.asked / picture.shown;
        if (!(share > 0.995 && share < 1.13)) misfits.push({ width, ...picture });
      }
    }
    expect(misfits).toEqual([]);
  });

  for (const [viewport, deviceScaleFactor] of [
    [PHONE, 3],
    [DESK, 1],
  ] as const) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport, deviceScaleFactor });

      test('each picture is fetched once, in a modern format, and the first one first', async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (/\/pictures\/(?!icon)/.test(pathname)) fetched.push(pathname);
        });
        await page.goto(home);
        for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const names = fetched.map((path) => path.match(/pictures\/(\w+)/)?.[1]);
        expect([...names].sort()).toEqual(['about', company.slides[0], ...company.services.map(({ id }) => id)].sort());
        expect(fetched.filter((path) => !path.endsWith('.avif'))).toEqual([]);
        await expect(page.locator('#hero img').first()).toHaveAttribute('fetchpriority', 'high');
      });
    });
  }
});
