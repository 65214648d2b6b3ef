import { linear } from './color-rules';

/** Returns how far apart two colors look: about 1 is just seen (CIE94). Hue shows less than lightness, and least in the dark. */
export function seenDistance(one: number[], other: number[]): number {
  const [[light, red, yellow], [otherLight, otherRed, otherYellow]] = [lab(one), lab(other)];
  const chroma = (Math.hypot(red, yellow) + Math.hypot(otherRed, otherYellow)) / 2;
  const hue = Math.hypot(red - otherRed, yellow - otherYellow) / (1 + 0.045 * chroma);
  const weight = 0.4 + (0.2 * (light + otherLight)) / 100;
  return Math.hypot(light - otherLight, weight * hue);
}

/** Returns a color in CIELAB, for the white of sRGB. */
function lab(color: number[]): [lightness: number, red: number, yellow: number] {
  const [r = 0, g = 0, b = 0] = color.map(linear);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const root = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
