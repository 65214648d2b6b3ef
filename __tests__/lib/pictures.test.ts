/** @jest-environment node */
import { ABOUT_SIZES, HERO_SIZES, PORTRAIT_SIZES, SERVICE_SIZES } from '@/lib/pictures';

interface Screen {
  width: number;
  height: number;
}

/** The value of a `sizes` attribute on a screen, in CSS pixels. */
function evaluate(sizes: string, { width, height }: Screen): number {
  const chosen = sizes
    .split(/,(?![^(]*\))/)
    // On screens of three pixels to a point, two are asked for.
    .filter((size) => !size.startsWith('(min-resolution:'))
    .find((size) => width >= Number(/^\(min-width:(\d+)px\)/.exec(size)?.[1] ?? 0));
  const sum = (chosen ?? '')
    .replace(/^\(min-width.*?\)/, '')
    .replace(/([\d.]+)vw/g, (_, share) => `${(share * width) / 100}`)
    .replace(/([\d.]+)vh/g, (_, share) => `${(share * height) / 100}`)
    .replaceAll('px', '')
    .replaceAll('calc', '')
    .replace(/min|max/g, 'Math.$&');
  return new Function(`return ${sum}`)();
}

/** How wide `columns` of the twelve are on a screen, in CSS pixels. */
function columnsWidth(columns: number, width: number): number {
  const rem = width >= 2400 ? 20 : width >= 1920 ? 18 : 16;
  const clamp = (least: number, base: number, share: number, most: number) =>
    Math.min(Math.max(least * rem, base * rem + (share * width) / 100), most * rem);
  const content = Math.min(104 * rem, width - 2 * clamp(1.25, 0.35, 3.4, 4.5));
  const gutter = clamp(1, 0.6, 1.1, 2);
  return (columns / 12) * (content + gutter) - gutter;
}

const everyWidth = Array.from({ length: 2560 - 320 + 1 }, (_, i) => 320 + i);
const about = (width: number) => columnsWidth(width >= 1024 ? 9 : width >= 768 ? 8 : 12, width);
const service = (width: number) => columnsWidth(width >= 1024 ? 4 : width >= 768 ? 5 : 12, width);

describe.each([
  ['about', ABOUT_SIZES, about],
  ['a service', SERVICE_SIZES, service],
])('the sizes of the picture of %s', (_, sizes, truth) => {
  const shares = everyWidth.map((width) => evaluate(sizes, { width, height: 800 }) / truth(width));

  it('never ask for too few pixels', () => {
    expect(Math.min(...shares)).toBeGreaterThan(0.995);
  });

  it('never ask for many more than the layout shows', () => {
    expect(Math.max(...shares)).toBeLessThan(1.12);
  });
});

/** How wide a picture of a given shape is when it covers the hero's view: the whole width, and so much of the height. */
const covering = (ratio: number, { width, height }: Screen, share: number) => Math.max(width, share * height * ratio);

it.each([
  { width: 667, height: 375 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 2560, height: 1080 },
])('asks for the wide hero picture that covers three quarters of $width × $height', (screen) => {
  expect(evaluate(HERO_SIZES, screen) / covering(16 / 9, screen, 0.765)).toBeCloseTo(1, 2);
});

it.each([
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
])('asks for the upright hero picture that covers two thirds of $width × $height', (screen) => {
  expect(evaluate(PORTRAIT_SIZES, screen) / covering(1170 / 1800, screen, 0.66)).toBeCloseTo(1, 2);
});
