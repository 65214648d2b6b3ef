import { say } from '@/company/words';
import type { Problem } from './problem';
import { valueEntries } from './source';

const COLORS_FILE = 'content/colors.ts';

/** Colors by name, `#rrggbb`; a group has shades, with `DEFAULT` for the group's own name. */
export type Colors = Record<string, string | Record<string, string>>;

/** What a color stands on, and how much the one has to stand out from the other. */
export interface Pair {
  color: string;
  on: string;
  least: number;
  share?: number; // how much of `on` lies over a white picture
}

const HEX = /^#[\da-f]{6}$/i;
/** Lines may let through what they lie on. */
const HEX_OF_LINE = /^#[\da-f]{6}([\da-f]{2})?$/i;

/** Colors that are none, else the pairs that are hard to read. */
export function checkColors(colors: Colors, pairs: readonly Pair[]): Problem[] {
  const wrong = notColors(colors);
  return wrong.length > 0 ? wrong : pairs.flatMap((pair) => hardToRead(pair, colors));
}

function notColors(colors: Colors): Problem[] {
  return valueEntries(colors).flatMap(([key, value]) => {
    const message = say(
      `"${value}" er ingen farge: her skal det stå # og seks tegn, hvert 0 til 9 eller a til f`,
      `"${value}" is not a color: # and six digits are expected, each 0 to 9 or a to f`,
    );
    return (key.startsWith('rule.') ? HEX_OF_LINE : HEX).test(String(value))
      ? []
      : [{ file: COLORS_FILE, key, message }];
  });
}

function hardToRead({ color, on, least, share = 1 }: Pair, colors: Colors): Problem[] {
  const key = `${color} on ${on}${share < 1 ? ' over a white slide' : ''}`;
  const [above, below] = [colorOf(color, colors), colorOf(on, colors)];
  if (!above || !below)
    return [
      {
        file: COLORS_FILE,
        key,
        message: say('det er ingen farge med dette navnet i COLORS', 'there is no color of this name in COLORS'),
      },
    ];
  const found = contrast(above, overWhite(below, share));
  if (found >= least) return [];
  // Rounded down: what fails must not read as if it were enough.
  const figure = Math.floor(found * 100) / 100;
  return [
    {
      file: COLORS_FILE,
      key,
      message: say(
        `kontrasten er ${figure}, det trengs minst ${least}`,
        `the contrast is ${figure}, at least ${least} is needed`,
      ),
    },
  ];
}

/** A color by name, such as `brass.line`, or `brass` for its DEFAULT. */
export function colorOf(name: string, colors: Colors): string | undefined {
  const [group = '', shade = 'DEFAULT'] = name.split('.');
  const found = colors[group];
  return typeof found === 'object' ? found[shade] : found;
}

function overWhite(color: string, share: number): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(share * part + (1 - share) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
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
