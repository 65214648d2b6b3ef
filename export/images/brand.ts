import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Colors, colorOf } from '@/checks/color-rules';
import { contentHash, type Output } from './master';

/** `share` is the width of the mark: launchers crop maskable icons to a circle of 80 %. */
const PNG_ICONS = {
  apple: { size: 180, share: 0.9 },
  small: { size: 192, share: 0.85 },
  large: { size: 512, share: 0.85 },
};

function draw(svg: Buffer, size: number, share: number, background: string): Promise<Buffer> {
  const edge = Math.round((size * (1 - share)) / 2);
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size - 2 * edge)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png({ palette: true })
    .toBuffer();
}

function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Reads a drawing and replaces `var(--brass-line)` with the color `brass.line`. Throws if the file or the color is missing. */
function paint(path: string, colors: Colors): Buffer {
  if (!existsSync(path)) throw new Error(`${path}: this drawing is missing`);
  const painted = readFileSync(path, 'utf8').replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = colorOf(name, colors) ?? colorOf(name.replace(/-(?=[^-]+$)/, '.'), colors);
    if (!color) throw new Error(`${path}: content/colors.ts has no color “${name}”`);
    return color;
  });
  return Buffer.from(painted);
}

/** Adds icons and drawings to `outputs`. Returns the icons for content/pictures.json. */
export function planBrand(folder: string, colors: Colors, outputs: Output[]): Record<string, string> {
  const ground = colorOf('ink', colors) ?? '';
  const icon = paint(`${folder}/icon.svg`, colors);
  const mark = paint(`${folder}/mark.svg`, colors);
  const svg = `pictures/icon.${contentHash(icon)}.svg`;
  const entry: Record<string, string> = { svg: `/${svg}` };
  outputs.push({ name: svg, make: async () => icon });
  outputs.push({ name: 'favicon.ico', make: async () => ico(await draw(icon, 32, 1, ground)), fixed: true });
  for (const [key, { size, share }] of Object.entries(PNG_ICONS)) {
    const name = `pictures/icon-${size}.${contentHash(mark, { size, share, ground })}.png`;
    entry[key] = `/${name}`;
    outputs.push({ name, make: () => draw(mark, size, share, ground) });
  }
  for (const name of ['contours-ink.svg', 'contours-sand.svg']) {
    outputs.push({ name: `brand/${name}`, make: async () => paint(`${folder}/${name}`, colors), fixed: true });
  }
  return entry;
}
