import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { pagePath } from '@/company/pages';
import { pictureOf } from '@/company/pictures';
import { expect, holdBack, inOtherLanguage, open, test } from './support';

const source = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.currentSrc);

/** CSS pixels. Not just below a breakpoint: columns begin there already where the scrollbar takes no room. */
const WIDTHS = [320, 390, 599, 600, 720, 768, 960, 1024, 1440, 1919, 1920, 2239, 2240, 2559, 2560];
const portrait = pictureOf('fjord-portrait');
const portraitRatio = portrait.width / portrait.height;

/** Runs in the page. In CSS pixels: how wide `sizes` says that each picture is, and how wide it is, cut edges included. */
function measurePictures(ratioOfPortraits: number) {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'fixed';
  const isMet = (size: string) => {
    const [condition] = /^\((?:min|max)-[^)]*\)/.exec(size) ?? [];
    return condition === undefined || matchMedia(condition).matches;
  };
  const widthOf = (sizes: string) => {
    const size = sizes.split(/,(?![^(]*\))/).find(isMet) ?? '';
    probe.style.width = size.replace(/^\((?:min|max)-[^)]*\)/, '');
    return probe.getBoundingClientRect().width;
  };
  const measured = [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].map((image) => {
    const source = image.parentElement?.querySelector('source');
    const isPortrait = source && matchMedia(source.media).matches;
    const ratio = isPortrait
      ? ratioOfPortraits
      : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const box = image.getBoundingClientRect();
    const asked = widthOf(isPortrait ? source.sizes : image.sizes);
    return { name: image.alt || 'hero', asked, shown: Math.max(box.width, box.height * ratio) };
  });
  probe.remove();
  return measured;
}

inOtherLanguage('pictures', (locale, { about, services }) => {
  const home = pagePath('home', locale);

  test.describe('when pictures fail', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('the fallback picture takes the place of one that failed before hydration', async ({ page }) => {
      await page.route(/pictures\/about/, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/pictures/about'));
      // The page opens where the picture is, and its scripts come late.
      const go = await holdBack(page, '**/*.js');
      await page.goto(`${home}#about`, { waitUntil: 'domcontentloaded' });
      await failed;
      go();
      await expect.poll(() => source(page, about.body.imageAlt)).toContain('/pictures/fallback');
      const width = () =>
        page.getByAltText(about.body.imageAlt).evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    });

    test('where the fallback picture fails too, asked for once, its words stand readable', async ({ page }) => {
      let asked = 0;
      await page.route(/pictures\/(payroll|fallback)/, (route) => {
        if (route.request().url().includes('fallback')) asked += 1;
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
      expect(asked).toBe(1);
    });
  });

  test('each picture is asked for as wide as the layout shows it, or a little wider', async ({ page }) => {
    await open(page, home);
    const misfits: object[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 768 });
      for (const { name, asked, shown } of await page.evaluate(measurePictures, portraitRatio)) {
        const share = asked / shown;
        if (!(share > 0.995 && share < 1.13)) misfits.push({ width, name, asked, shown });
      }
    }
    expect(misfits).toEqual([]);
  });

  for (const [width, height, deviceScaleFactor] of [
    [390, 844, 3],
    [1440, 900, 1],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor });

      test('each picture is fetched once, in a modern format, and the first one first', async ({ page }) => {
        const fetched: string[] = [];
        page.on(
          'request',
          (request) => /\/pictures\/(?!icon)/.test(request.url()) && fetched.push(new URL(request.url()).pathname),
        );
        await page.goto(home);
        for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const names = fetched.map((path) => path.match(/pictures\/(\w+)/)?.[1]);
        expect([...names].sort()).toEqual(['about', 'fjord', ...company.services.map(({ id }) => id)].sort());
        expect(fetched.filter((path) => !path.endsWith('.avif'))).toEqual([]);
        await expect(page.locator('#hero img').first()).toHaveAttribute('fetchpriority', 'high');
      });
    });
  }
});
