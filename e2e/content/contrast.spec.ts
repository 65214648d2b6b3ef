import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { pagePath } from '@/i18n/pages';
import { company } from '@/lib/company';
import { nextFrame, open, setStyles } from '../page';
import { expect, forEveryLocale, ONCE, test } from '../support';

/** The least contrast: of large letters and lines, and of small letters. */
const LARGE = 3;
const SMALL = 4.5;
/** The pixels around a letter that count as its ground. */
const AROUND = 2;
const HEADLINE = '#hero h1';

/** Measured on each picture, since a white one would need a darker shade. */
const ON_PICTURES: [what: string, selector: string, least: number][] = [
  ['headline', HEADLINE, LARGE],
  ['answer of the sum', '.hero-sum > :last-child', LARGE],
  ['accounts of the sum', '.hero-sum span', SMALL],
  ['amounts of the sum', '.hero-sum summary bdi', SMALL],
  ['names of the sum', '.hero-sum b', SMALL],
];

/** Measured on a white picture: the layers over a picture darken, so any other gives more contrast. */
const ON_WHITE: [what: string, selector: string, least: number][] = [
  ['top bar', 'header > section', SMALL],
  ['navigation', 'header nav a:not(:has(span)), header nav a > span', SMALL],
  ['frame of the button', 'header > div nav > a:last-child', LARGE],
  ['name', 'header a[href$="#hero"]:not(:has(img))', LARGE],
  ['menu button', 'header [aria-haspopup]', LARGE],
  ['words below', '#hero .hero-row p', SMALL],
];

const NO_LINES = '.hero-answer { --line: transparent }';
const NO_LETTERS = `${NO_LINES} #hero *, header, header * { color: transparent !important; --line: transparent }`;
const WHITE_PICTURE = '[data-slide] img { filter: brightness(0) invert(1) }';

/** A screenshot of the page with these rules besides its own. */
async function paint(page: Page, rules: string) {
  await setStyles(page, rules);
  await page.evaluate(() => document.querySelector<HTMLImageElement>('[data-current] img')?.decode());
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
type Pixels = Awaited<ReturnType<typeof paint>>;

/** The relative luminance of a color, as WCAG defines it. */
function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

async function colorOf(element: Locator): Promise<number> {
  const color = await element.evaluate((one) => getComputedStyle(one).color);
  return luminance((color.match(/\d+/g) ?? []).map(Number));
}

/** The pixels of the letters of some elements, and those around them: `written` and `bare` differ where a letter is. */
async function groundOf(elements: Locator, written: Pixels, bare: Pixels): Promise<number[]> {
  const { width, height } = bare.info;
  const isGround = new Uint8Array(width * height);
  const within = (value: number, end: number) => Math.min(Math.max(Math.round(value), AROUND), end - 1 - AROUND);
  const boxes = await elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  for (const box of boxes as DOMRect[]) {
    for (let y = within(box.y, height); y < within(box.bottom, height); y++) {
      for (let x = within(box.x, width); x < within(box.right, width); x++) {
        const at = y * width + x;
        if (Math.abs((written.data[3 * at] ?? 0) - (bare.data[3 * at] ?? 0)) < 48) continue;
        for (let row = -AROUND; row <= AROUND; row++)
          isGround.fill(1, at + row * width - AROUND, at + row * width + AROUND + 1);
      }
    }
  }
  return [...isGround.keys()].filter((pixel) => isGround[pixel]);
}

/** The contrast of letters with the lightest pixel of their ground; infinite in a window that does not have them. */
function contrast(letters: number, ground: number[], { data }: Pixels): number {
  let lightest = Number.NEGATIVE_INFINITY;
  for (const pixel of ground) lightest = Math.max(lightest, luminance(data.subarray(3 * pixel, 3 * pixel + 3)));
  return ground.length === 0 ? Number.POSITIVE_INFINITY : (letters + 0.05) / (lightest + 0.05);
}

/** Shows a slide; a single one has no buttons. Returns the name of the picture that is seen. */
async function showSlide(page: Page, index: number): Promise<string> {
  if (company.slides.length > 1) await page.locator('#hero fieldset button').nth(index).dispatchEvent('click');
  await expect(page.locator(`[data-slide="${index}"][data-current]`)).toHaveCount(1);
  await nextFrame(page);
  const source = await page.locator('[data-current] img').evaluate((image: HTMLImageElement) => image.currentSrc);
  return /([^/.]+)[^/]*$/.exec(source)?.[1] ?? source;
}

/** On a later visit the first view is whole, on a first one the banner takes a part of it. */
const VISITS = [
  { visit: 'a later', consent: 'false', windows: ['320 × 568', '768 × 1024', '1366 × 657', '1440 × 900'] },
  { visit: 'the first', consent: null, windows: ['390 × 844', '844 × 390', '1024 × 768'] },
] as const;

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser’s paint is enough');

forEveryLocale('the first view', (locale) => {
  for (const { visit, consent, windows } of VISITS) {
    test.describe(`on ${visit} visit`, () => {
      test.use({ consent });

      test('the headline is readable on every slide, the rest of the first view on a white one', async ({ page }) => {
        await open(page, pagePath('home', locale));
        const tooFaint: string[] = [];
        const unseen = new Set<string>();
        for (const [what, selector] of ON_WHITE) if ((await page.locator(selector).count()) > 0) unseen.add(what);
        const paper = await colorOf(page.locator(HEADLINE));
        const check = (what: string, least: number, found: number) => {
          if (found < least) tooFaint.push(`${what}: the contrast is ${found.toFixed(2)}, at least ${least} is needed`);
        };
        for (const window of windows) {
          const [width = 0, height = 0] = window.split(' × ').map(Number);
          await page.setViewportSize({ width, height });
          await nextFrame(page);
          const written = await paint(page, NO_LINES);
          const present = [];
          for (const [what, selector, least] of ON_PICTURES) {
            const elements = page.locator(selector);
            if ((await elements.count()) === 0) continue;
            present.push({ what, least, elements, letters: await colorOf(elements.first()) });
          }
          const bare = await paint(page, NO_LETTERS);
          const measured = await Promise.all(
            present.map(async (one) => ({ ...one, ground: await groundOf(one.elements, written, bare) })),
          );
          expect(measured[0]?.ground.length).toBeGreaterThan(0);
          for (const [index] of company.slides.entries()) {
            const picture = await showSlide(page, index);
            const painted = await paint(page, NO_LETTERS);
            for (const { what, least, letters, ground } of measured) {
              const place = `${what} on the picture ${picture} (take a darker one, or another \`focus\`), ${window}`;
              check(place, least, contrast(letters, ground, painted));
            }
          }
          // The header is the same in every language.
          if (locale !== ONCE) continue;
          const white = await paint(page, `${NO_LETTERS} ${WHITE_PICTURE}`);
          for (const [what, selector, least] of ON_WHITE) {
            const pixels = await groundOf(page.locator(selector), written, bare);
            if (pixels.length > 0) unseen.delete(what);
            check(`${what} (content/colors.ts), ${window}`, least, contrast(paper, pixels, white));
          }
        }
        expect(tooFaint).toEqual([]);
        if (locale === ONCE) expect([...unseen], 'has no letters in any window').toEqual([]);
      });
    });
  }
});
