/** @jest-environment node */
import { ABOUT_SIZES, HERO_SIZES, PORTRAIT_SIZES, SERVICE_SIZES } from '@/lib/pictures';

/** The value of a `sizes` attribute on a screen, in CSS pixels. */
function evaluate(sizes: string, width: number, height: number): number {
  const chosen = sizes
    .split(/,(?![^(]*\))/)
    // On screens of three pixels to a point, two are asked for.
    .filter((size) => !size.startsWith('(min-resolution:'))
    .find((size) => width >= Number(/^\(min-width:(\d+)px\)/.exec(size)?.[1] ?? 0));
  const sum = (chosen ?? '')
    .replace(/^\(min-width.*?\)/, '')
    .replace(/([\d.]+)vw/g, (_, share) => `${(share * width) / 100}`)
    .replace(/([\d.]+)vh/g, (_, share) => `${(share * height) / 100}`)
    .replace(/px|calc/g, '')
    .replace(/min|max/g, 'Math.$&');
  return new Function(`return ${sum}`)();
}

/** How wide `columns` of the twelve are on a screen, in CSS pixels (app/styles/theme.css). */
function columnsWidth(columns: number, width: number): number {
  const rem = width >= 2400 ? 20 : width >= 1920 ? 18 : 16;
  const clamp = (least: number, base: number, share: number, most: number) =>
    Math.min(Math.max(least * rem, base * rem + (share * width) / 100), most * rem);
  const content = Math.min(104 * rem, width - 2 * clamp(1.25, 0.35, 3.4, 4.5));
  const gutter = clamp(1, 0.6, 1.1, 2);
  return (columns / 12) * (content + gutter) - gutter;
}

it.each([
  ['about', ABOUT_SIZES, 9, 8],
  ['a service', SERVICE_SIZES, 4, 5],
])('the sizes of the picture of %s ask for what the layout shows, or a little more', (_, sizes, large, medium) => {
  const widths = Array.from({ length: 225 }, (_, step) => 320 + 10 * step);
  const misfits = widths.filter((width) => {
    const columns = width >= 1024 ? large : width >= 768 ? medium : 12;
    // On a phone the picture of a service is a square of 120 px, cut from 4:3.
    const isSquare = sizes === SERVICE_SIZES && width < 600;
    const share = evaluate(sizes, width, 800) / (isSquare ? 160 : columnsWidth(columns, width));
    return share < 0.995 || share > 1.12;
  });
  expect(misfits).toEqual([]);
});

it.each([
  [HERO_SIZES, 16 / 9, 0.765, 667, 375],
  [HERO_SIZES, 16 / 9, 0.765, 1440, 900],
  [HERO_SIZES, 16 / 9, 0.765, 1024, 768],
  [HERO_SIZES, 16 / 9, 0.765, 2560, 1080],
  [PORTRAIT_SIZES, 1170 / 1800, 0.66, 320, 568],
  [PORTRAIT_SIZES, 1170 / 1800, 0.66, 768, 1024],
])(
  'the sizes %s of a hero picture of shape %d cover %d of a window of %d × %d',
  (sizes, shape, share, width, height) => {
    expect(evaluate(sizes, width, height) / Math.max(width, share * height * shape)).toBeCloseTo(1, 2);
  },
);
