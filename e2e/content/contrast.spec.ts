import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '@/company/company';
import { pagePath } from '@/company/pages';
import { CONTENT_LOCALES, expect, forEveryLocale, open, test } from '../support';

/** Pixels around a letter that belong to its ground. */
const AROUND = 2;
/** The least contrast: of large letters and what is drawn, and of small ones. */
const LARGE = 3;
const SMALL = 4.5;
const HEADLINE = '#hero h1';

/** What is measured on each picture, since a white one would need a darker shade. */
const ON_PICTURES: [what: string, selector: string, least: number][] = [
  ['headline', HEADLINE, LARGE],
  ['answer of the sum', '.hero-sum > :last-child', LARGE],
  ['accounts of the sum', '.hero-sum span', LARGE],
  ['names of the sum', '.hero-sum b', SMALL],
];

/** On a white picture: the layers over a picture darken, so any other gives more. */
const LETTERS: [what: string, selector: string, least: number][] = [
  ['top bar', 'header > section', SMALL],
  ['navigation', 'header nav a:not(:has(span)), header nav a > span', SMALL],
  ['frame of the button', 'header > div nav > a:last-child', LARGE],
  ['wordmark', 'header a[href$="#hero"]', LARGE],
  ['menu button', 'header [aria-haspopup]', LARGE],
  ['words below', '#hero .hero-row p', SMALL],
];

/** Style that hides what is written and drawn over the pictures, and the lines that are no letters. */
const QUIET = '#hero mark { --line: transparent }';
const LETTERLESS = `${QUIET} #hero *, header, header * { color: transparent !important; --line: transparent }`;
const WHITE = '[data-slide] img { filter: brightness(0) invert(1) }';

/** Lets the page have these rules and no others of ours; the policy forbids style elements. */
function style(page: Page, ...rules: string[]): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules.join('\n'));
}

/** Waits until the page has answered to its window's size, and the picture for it is there. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    await document.querySelector<HTMLImageElement>('[data-current] img')?.decode();
  });
}

async function paint(page: Page) {
  const picture = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  return picture.toBuffer({ resolveWithObject: true });
}
type Pixels = Awaited<ReturnType<typeof paint>>;

const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);
/** Luminance of the pixel that begins at byte `at`, as WCAG defines it. */
function luminance(data: Buffer, at: number): number {
  const channel = (index: number) => LINEAR[data[at + index] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** Marks the letters of some elements, and what is around them: the pixels that differ when nothing is written. */
async function lettersOf(elements: Locator, written: Pixels, bare: Pixels): Promise<Uint8Array> {
  const { width, height } = bare.info;
  const marked = new Uint8Array(width * height);
  const within = (value: number, end: number) => Math.min(Math.max(Math.round(value), AROUND), end - 1 - AROUND);
  const boxes = await elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  for (const box of boxes as DOMRect[]) {
    for (let y = within(box.y, height); y < within(box.bottom, height); y++) {
      for (let x = within(box.x, width); x < within(box.right, width); x++) {
        const at = 3 * (y * width + x);
        if (Math.abs((written.data[at] ?? 0) - (bare.data[at] ?? 0)) < 48) continue;
        for (let row = y - AROUND; row <= y + AROUND; row++) {
          marked.fill(1, row * width + x - AROUND, row * width + x + AROUND + 1);
        }
      }
    }
  }
  return marked;
}

/** The least contrast of the marked pixels with paper-colored letters; NaN where none is marked. */
function leastContrast(marked: Uint8Array, { data }: Pixels, letters: number): number {
  let lightest = Number.NaN;
  for (let pixel = marked.indexOf(1); pixel >= 0; pixel = marked.indexOf(1, pixel + 1)) {
    const value = luminance(data, 3 * pixel);
    if (!(value <= lightest)) lightest = value;
  }
  return (letters + 0.05) / (lightest + 0.05);
}

/** On a later visit the whole of the first view stands, on a first one the banner takes a part of it. */
const VISITS = [
  { visit: 'a later', consent: 'false', windows: ['320 × 568', '768 × 1024', '1366 × 657', '1440 × 900'] },
  { visit: 'the first', consent: null, windows: ['390 × 844', '844 × 390', '1024 × 768'] },
] as const;

/** Luminance of the letters of an element. */
async function letterLuminance(element: Locator): Promise<number> {
  const color = await element.evaluate((one) => getComputedStyle(one).color);
  return luminance(Buffer.from((color.match(/\d+/g) ?? []).map(Number)), 0);
}

/** Shows a slide; a single one has no buttons. Returns the name of the picture that is seen. */
async function showSlide(page: Page, index: number): Promise<string> {
  if (company.slides.length > 1) await page.locator('#hero fieldset button').nth(index).dispatchEvent('click');
  await expect(page.locator(`[data-slide="${index}"][data-current]`)).toHaveCount(1);
  await settled(page);
  const source = await page.locator('[data-current] img').evaluate((image: HTMLImageElement) => image.currentSrc);
  return /([^/.]+)[^/]*$/.exec(source)?.[1] ?? source;
}

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser’s paint is enough');

forEveryLocale(
  'the first view',
  (locale) => {
    for (const { visit, consent, windows } of VISITS) {
      test.describe(`on ${visit} visit`, () => {
        test.use({ consent });

        test('the headline is readable on every slide, all else of the first view on a white one', async ({ page }) => {
          await open(page, pagePath('home', locale));
          const tooFaint: string[] = [];
          const paper = await letterLuminance(page.locator(HEADLINE));
          const check = (what: string, least: number, marked: Uint8Array, painted: Pixels, letters = paper) => {
            const contrast = leastContrast(marked, painted, letters);
            if (contrast < least)
              tooFaint.push(`${what}: the contrast is ${contrast.toFixed(2)}, at least ${least} is needed`);
          };
          for (const window of windows) {
            const [width = 0, height = 0] = window.split(' × ').map(Number);
            await page.setViewportSize({ width, height });
            await settled(page);
            await style(page, QUIET);
            const written = await paint(page);
            const colors = await Promise.all(
              ON_PICTURES.map(async ([, selector]) => {
                const elements = page.locator(selector);
                return (await elements.count()) > 0 ? letterLuminance(elements.first()) : 0;
              }),
            );
            await style(page, LETTERLESS);
            const without = await paint(page);
            const measured = await Promise.all(
              ON_PICTURES.map(async ([what, selector, least], index) => {
                const marked = await lettersOf(page.locator(selector), written, without);
                return { what, least, marked, letters: colors[index] };
              }),
            );
            expect(measured[0]?.marked).toContain(1);
            for (const [index] of company.slides.entries()) {
              const picture = await showSlide(page, index);
              const painted = await paint(page);
              for (const { what, least, marked, letters } of measured) {
                const remedy = `take a darker one, or another \`focus\``;
                check(`${what} on the picture ${picture} (${remedy}), ${window}`, least, marked, painted, letters);
              }
            }
            const bare = await paint(page);
            await style(page, QUIET);
            const last = await paint(page);
            await style(page, LETTERLESS, WHITE);
            const white = await paint(page);
            for (const [what, selector, least] of LETTERS)
              check(
                `${what} (content/colors.ts), ${window}`,
                least,
                await lettersOf(page.locator(selector), last, bare),
                white,
              );
          }
          expect(tooFaint).toEqual([]);
        });
      });
    }
  },
  CONTENT_LOCALES,
);
