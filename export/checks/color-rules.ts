import type { Problem } from './problem';

/** Colors by name, `#rrggbb`; a group has shades, with `DEFAULT` for the group's own name. */
export type Colors = Record<string, string | Record<string, string>>;

/** What a color stands on, and how much the one has to stand out from the other. */
export interface Pair {
  color: string;
  on: string;
  least: number;
}

/** The pairs that are hard to read. */
export function checkColors(colors: Colors, pairs: Pair[]): Problem[] {
  return pairs.flatMap(({ color, on, least }) => {
    const found = contrast(colorOf(color, colors) ?? '', colorOf(on, colors) ?? '');
    if (found >= least) return [];
    // Rounded down: what fails must not read as if it were enough.
    const figure = Math.floor(found * 100) / 100;
    const expected = `at least ${least} is needed, of two colors such as #0e2a33`;
    const message = `the contrast is ${figure}, ${expected}`;
    return [{ file: 'content/colors.ts', key: `${color} on ${on}`, message }];
  });
}

/** A color by name, such as `brass.line`, or `brass` for its DEFAULT. */
export function colorOf(name: string, colors: Colors): string | undefined {
  const [group = '', shade = 'DEFAULT'] = name.split('.');
  const found = colors[group];
  return typeof found === 'object' ? found[shade] : found;
}

/** From 1 to 21; NaN for what is not `#rrggbb`. */
export function contrast(...colors: [string, string]): number {
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
