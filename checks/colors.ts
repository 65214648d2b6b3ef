import { valueEntries } from '@/model/review';
import { COLORS_FILE, type Colors, type Pair } from './content';
import { say } from './messages';
import type { Problem } from './problem';

const HEX = /^#[\da-f]{6}$/i;
const HEX_WITH_ALPHA = /^#[\da-f]{6}([\da-f]{2})?$/i; // of lines

const problem = (key: string, message: Problem['message']): Problem => ({ file: COLORS_FILE, key, message });

export function checkColors(colors: Colors, pairs: readonly Pair[]): Problem[] {
  const invalid = invalidColors(colors);
  return invalid.length > 0 ? invalid : pairs.flatMap((pair) => lowContrast(pair, colors));
}

function invalidColors(colors: Colors): Problem[] {
  return valueEntries(colors).flatMap(([key, value]) => {
    const pattern = key.startsWith('rule.') ? HEX_WITH_ALPHA : HEX;
    return pattern.test(String(value)) ? [] : [problem(key, say('notAColor', { value: String(value) }))];
  });
}

function lowContrast({ color, on, least, share = 1 }: Pair, colors: Colors): Problem[] {
  const key = `${color} on ${on}${share < 1 ? ' over a white slide' : ''}`;
  const foreground = colorOf(color, colors);
  const background = colorOf(on, colors);
  if (!foreground || !background) return [problem(key, say('noSuchColor'))];
  const found = contrast(foreground, overWhite(background, share));
  return found >= least ? [] : [problem(key, say('lowContrast', { found, least }))];
}

/** Returns a color by name, such as `brass.line`, or `brass` for its DEFAULT. */
export function colorOf(name: string, colors: Colors): string | undefined {
  const [group = '', shade = 'DEFAULT'] = name.split('.');
  const color = colors[group];
  return typeof color === 'object' ? color[shade] : color;
}

/** Returns the channels of `#rrggbb`, from 0 to 255. */
export const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

function overWhite(color: string, share: number): string {
  const mixed = channels(color).map((channel) => Math.round(share * channel + (1 - share) * 255));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast ratio of two colors, 1 to 21, or NaN if one is not `#rrggbb`. */
export function contrast(...colors: [string, string]): number {
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a channel of sRGB, from 0 to 255, as a share of light. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns how far apart two colors look: about 1 is just seen (CIE94). Hue shows less than lightness, and least in the dark. */
export function seenDistance(one: number[], other: number[]): number {
  const [[light, red, yellow], [otherLight, otherRed, otherYellow]] = [lab(one), lab(other)];
  const chroma = (Math.hypot(red, yellow) + Math.hypot(otherRed, otherYellow)) / 2;
  const hue = Math.hypot(red - otherRed, yellow - otherYellow) / (1 + 0.045 * chroma);
  const weight = 0.4 + (0.2 * (light + otherLight)) / 100;
  return Math.hypot(light - otherLight, weight * hue);
}

function lab(color: number[]): [lightness: number, red: number, yellow: number] {
  const [r = 0, g = 0, b = 0] = color.map(linear);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const root = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
