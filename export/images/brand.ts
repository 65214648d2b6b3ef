import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Colors, colorOf } from '@/checks/color-rules';
import type { Content } from '@/checks/content';
import { t } from '@/checks/messages';
import { kindOf } from '@/checks/picture-files';
import { type Logo, readLogo, sizeIn } from './logo';
import { contentHash, type Output, PictureError, type PictureFile, readPicture } from './master';

/** `share` is the width of the mark: launchers crop maskable icons to a circle of 80 %. */
const PNG_ICONS = {
  apple: { size: 180, share: 0.9 },
  small: { size: 192, share: 0.85 },
  large: { size: 512, share: 0.85 },
};
const TAB_ICON = 192;

/** Draws a picture of any shape into the middle of a square. */
async function draw(logo: Logo, size: number, share: number, background: string): Promise<Buffer> {
  const box = sizeIn(logo, { width: size * share, height: size * share });
  const input = await (await logo.render(logo.part, box.width))
    .resize({ ...box, fit: 'fill' })
    .png()
    .toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 4, background } });
  return square.composite([{ input }]).png({ palette: true }).toBuffer();
}

function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Reads a picture. Of a drawing, `var(--brass-line)` becomes the color `brass.line`. Throws a `PictureError` if the color is missing. */
function paint({ path, bytes }: PictureFile, colors: Colors): PictureFile {
  if (kindOf(bytes) !== 'svg') return { path, bytes };
  const painted = bytes.toString().replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = colorOf(name, colors) ?? colorOf(name.replace(/-(?=[^-]+$)/, '.'), colors);
    if (!color) throw new PictureError(path, t('noSuchColorIn', { name }));
    return color;
  });
  return { path, bytes: Buffer.from(painted) };
}

/** Adds the icons to `outputs`. Returns their entry for content/pictures.json. */
export async function planIcons(root: string, content: Content, outputs: Output[]): Promise<Record<string, string>> {
  const grounds = groundsOf(content.colors);
  const read = async (name: string) => {
    const file = readPicture(root, `images/${name}`, content);
    if (!file) throw new PictureError(`content/images/${name}`, t('noPicture'));
    const painted = paint(file, content.colors);
    const logo = await readLogo(painted, grounds);
    // The margin belongs to an icon.
    return { painted, logo: { ...logo, part: { left: 0, top: 0, width: logo.width, height: logo.height } } };
  };
  const [icon, mark] = await Promise.all([read('icon'), read('mark')]);
  const entry: Record<string, string> = {};
  const add = (key: string, name: string, make: Output['make']) => {
    entry[key] = `/pictures/${name}`;
    outputs.push({ name: `pictures/${name}`, make });
  };

  // Only a square drawing keeps its colors for a dark browser (a style in it).
  const isDrawing = kindOf(icon.painted.bytes) === 'svg' && icon.logo.width === icon.logo.height;
  const hash = contentHash(icon.painted.bytes);
  if (isDrawing) add('icon', `icon.${hash}.svg`, async () => icon.painted.bytes);
  else add('icon', `icon-tab.${hash}.png`, () => draw(icon.logo, TAB_ICON, 1, 'transparent'));
  const small = async () => ico(await draw(icon.logo, 32, 1, 'transparent'));
  outputs.push({ name: 'favicon.ico', make: small, fixed: true });
  const ground = mark.logo.ownGround ?? grounds[mark.logo.needs ?? 'dark'];
  for (const [key, { size, share }] of Object.entries(PNG_ICONS)) {
    const name = `icon-${size}.${contentHash(mark.painted.bytes, { size, share, ground })}.png`;
    add(key, name, () => draw(mark.logo, size, share, ground));
  }
  return entry;
}

/** The two grounds on which a logo stands. */
export const groundsOf = (colors: Colors) => ({
  light: colorOf('paper', colors) ?? '',
  dark: colorOf('ink', colors) ?? '',
});

/** Adds the lines behind sections to `outputs`. */
export function planContours(root: string, { colors }: Content, outputs: Output[]): void {
  for (const name of ['contours-ink.svg', 'contours-sand.svg']) {
    const path = `content/images/${name}`;
    const make = async () => paint({ path, bytes: readFileSync(join(root, path)) }, colors).bytes;
    outputs.push({ name: `brand/${name}`, make, fixed: true });
  }
}
