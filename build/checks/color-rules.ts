import { COLORS, PAIRS, type Pair } from '@/content/colors';
import { type Colors, colorOf } from '@/lib/color-of';
import type { Problem } from './source';

const FILE = 'content/colors.ts';

/** Pairs of colors that are too close to each other to be read, and colors that are none. */
export function checkColors(colors: Colors = COLORS, pairs: Pair[] = PAIRS): Problem[] {
  return pairs.flatMap(({ color, on, least }) => {
    const [front, ground] = [color, on].map((name) => luminance(colorOf(name, colors) ?? ''));
    const key = `${color} on ${on}`;
    if (front === undefined || ground === undefined) {
      return [{ file: FILE, line: 0, key, message: 'two colors are expected, such as #0e2a33' }];
    }
    const contrast = (Math.max(front, ground) + 0.05) / (Math.min(front, ground) + 0.05);
    if (contrast >= least) return [];
    // Rounded down: what fails must not read as if it were enough.
    const said = Math.floor(contrast * 100) / 100;
    const message = `the contrast is ${said}, at least ${least} is needed; make one of the two lighter or darker`;
    return [{ file: FILE, line: 0, key, message }];
  });
}

/** The relative luminance of a color, from 0 to 1 (WCAG 2.2); undefined for what is not `#rrggbb`. */
export function luminance(color: string): number | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
