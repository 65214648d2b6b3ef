import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { COLORS } from '@/content/colors';
import { colorOf } from '@/lib/color-of';
import { hashOf } from './master';
import type { Output } from './pictures';

// The mark fills its square, and launchers cut a circle of 80 % out of theirs.
const ICONS = [
  { key: 'apple', size: 180, share: 0.9 },
  { key: 'small', size: 192, share: 0.85 },
  { key: 'large', size: 512, share: 0.85 },
];

/** The mark drawn `share` of `size` pixels wide in the middle of an opaque square of `size` pixels, as PNG. */
function draw(svg: Buffer, size: number, share: number): Promise<Buffer> {
  const edge = Math.round((size * (1 - share)) / 2);
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size - 2 * edge)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: COLORS.ink })
    .png({ palette: true })
    .toBuffer();
}

/** A favicon.ico that holds one PNG of 32 × 32 pixels. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** A drawing in the site's colors: `var(--brass-line)` is what content/colors.ts calls brass.line. Throws an Error that names an unknown one. */
function paint(path: string): Buffer {
  const painted = readFileSync(path, 'utf8').replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = colorOf(name) ?? colorOf(name.replace(/-(?=[^-]+$)/, '.'));
    if (!color) throw new Error(`${path}: content/colors.ts has no color “${name}”`);
    return color;
  });
  return Buffer.from(painted);
}

/** The contour lines that the site is decorated with: their addresses stand in the style sheet, so their names are fixed. */
export function planContours(folder: string): Output[] {
  return ['contours-ink.svg', 'contours-sand.svg'].map((name) => {
    return { name: `../brand/${name}`, make: async () => paint(`${folder}/${name}`), fixed: true };
  });
}

/** Manifest entry and files of the icons, made from icon.svg (browser tabs) and mark.svg (home screens) in `folder`. */
export function planIcons(folder: string) {
  const icon = paint(`${folder}/icon.svg`);
  const mark = paint(`${folder}/mark.svg`);
  const svg = `icon.${hashOf(icon)}.svg`;
  const pngs = ICONS.map(({ key, size, share }) => {
    const name = `icon-${size}.${hashOf(mark, { size, share, ground: COLORS.ink })}.png`;
    return { key, output: { name, make: () => draw(mark, size, share) } satisfies Output };
  });
  const outputs: Output[] = [
    { name: svg, make: async () => icon },
    // Where browsers look for it unasked, so its name is fixed.
    { name: '../favicon.ico', make: async () => ico(await draw(icon, 32, 1)), fixed: true },
    ...pngs.map(({ output }) => output),
  ];
  const address = (name: string) => `/pictures/${name}`;
  return {
    entry: { svg: address(svg), ...Object.fromEntries(pngs.map(({ key, output }) => [key, address(output.name)])) },
    outputs,
  };
}
