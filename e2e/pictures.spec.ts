import manifest from '@/content/pictures.json' with { type: 'json' };
import { company } from '@/lib/company';
import { pictureOf } from '@/lib/pictures';
import { open, styleOf } from './page';
import { home, IN_SE, text } from './second-language';
import { DESK, expect, PHONE, test } from './support';

/** CSS pixels. Not just below a breakpoint: where the scrollbar takes no room, columns begin there already. */
const WIDTHS = [320, 600, 768, 1024, 1440, 1920, 2560];
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

test.use(IN_SE);

test.describe('when pictures fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the description is shown where the fallback picture fails too, fetched once', async ({ page }) => {
    let requests = 0;
    await page.route(/pictures\/(payroll|fallback)/, (route) => {
      if (route.request().url().includes('fallback')) requests += 1;
      return route.abort();
    });
    await open(page, home);
    const { imageAlt } = text.services.payroll;
    const image = page.getByAltText(imageAlt);
    const frame = image.locator('..');
    await frame.scrollIntoViewIfNeeded();
    await expect(image).toBeHidden();
    await expect(frame).toHaveCSS('color', 'rgb(14, 42, 51)');
    await expect(frame).toHaveCSS('background-color', 'rgb(247, 244, 238)');
    expect(await styleOf(frame, 'content', '::after')).toBe(`"${imageAlt}"`);
    expect(requests).toBe(1);
  });
});

test('pictures are asked for hardly wider than shown, and keep the point that the facts name', async ({ page }) => {
  await open(page, home);
  const [name = ''] = company.slides;
  for (const [viewport, crop] of [
    [PHONE, `${name}-portrait`],
    [{ width: 1366, height: 700 }, `${name}-low`],
    [DESK, name],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect(page.locator('#hero img').first(), crop).toHaveCSS('object-position', company.focus[crop] ?? '');
  }
  const offered = await page
    .locator('img[sizes], picture > source')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).srcset));
  expect(offered).not.toEqual([]);
  // Each of them in all the widths that were made.
  const made = Object.values(manifest.pictures).map(({ srcset }) => srcset);
  expect(offered.filter((srcset) => !made.includes(srcset))).toEqual([]);
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3 });

  test('each picture is fetched once, in a modern format', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/pictures\/(?!icon|logo|badge|memberships)/.test(pathname)) fetched.push(pathname);
    });
    await page.goto(home);
    for (const image of await page.locator('img[sizes]').all()) await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      const shown = await page
        .locator('img[sizes]')
        .evaluateAll((images: HTMLImageElement[]) => images.map((image) => new URL(image.currentSrc).pathname));
      expect(fetched.sort()).toEqual([...new Set(shown)].sort());
    }).toPass({ timeout: 10_000 });
    expect(fetched.filter((path) => !path.endsWith('.avif'))).toEqual([]);
    await expect(page.locator('#hero img').first()).toHaveAttribute('fetchpriority', 'high');
  });
});
