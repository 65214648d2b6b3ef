import sharp from 'sharp';
import { colorOf } from '@/checks/colors';
import type { Colors } from '@/checks/content';
import { paintIcon, svgText } from '@/checks/drawings';
import { say } from '@/checks/messages';
import { kindOf } from '@/checks/picture-files';
import { hasPosition } from '@/checks/position';
import { fitted, type Logo, readLogo } from './logo';
import { contentHash, type Output, PictureError, type PictureFile } from './master';

/** Launchers cut a maskable icon to a shape that has at least this circle. */
const SAFE_RADIUS = 0.4;

/** `share` is the largest width of the mark. */
const PNG_ICONS = {
  apple: { size: 180, share: 0.9 },
  small: { size: 192, share: 0.85 },
  large: { size: 512, share: 0.85 },
};
const TAB_ICON = 192;

async function draw(logo: Logo, size: number, share: number, background: string): Promise<Buffer> {
  const input = await (await fitted(logo, { width: size * share, height: size * share })).png().toBuffer();
  const square = sharp({ create: { width: size, height: size, channels: 4, background } });
  return square.composite([{ input }]).png({ palette: true }).toBuffer();
}

function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

function paint({ path, bytes }: PictureFile, colors: Colors): PictureFile {
  if (kindOf(bytes) !== 'svg') return { path, bytes };
  const { painted, unknown } = paintIcon(svgText(bytes), colors);
  if (unknown) throw new PictureError(path, say('noSuchColorIn', { name: unknown }));
  return { path, bytes: Buffer.from(painted) };
}

type Icons = Record<string, string>;

/** Adds the icon in the browser's tab to `outputs`, also as favicon.ico. Returns its entry for content/pictures.json. */
export async function planTabIcon(file: PictureFile, colors: Colors, outputs: Output[]): Promise<Icons> {
  const { bytes, logo } = await readIcon(file, colors);
  const drawing = logo.drawing?.(logo.part);
  // Only a square drawing keeps its colors for a dark browser (a style in it).
  const isDrawing = drawing && logo.width === logo.height && !hasPosition(bytes);
  const icon = isDrawing
    ? { name: `icon.${contentHash(bytes, drawing)}.svg`, make: async () => Buffer.from(drawing) }
    : { name: `icon-tab.${contentHash(bytes)}.png`, make: () => draw(logo, TAB_ICON, 1, 'transparent') };
  const small = async () => ico(await draw(logo, 32, 1, 'transparent'));
  outputs.push({ ...icon, name: `pictures/${icon.name}` }, { name: 'favicon.ico', make: small, fixed: true });
  return { icon: `/pictures/${icon.name}` };
}

/** Adds the icons of home screens to `outputs`. Returns their entries for content/pictures.json. */
export async function planAppIcons(file: PictureFile, colors: Colors, outputs: Output[]): Promise<Icons> {
  const { bytes, logo } = await readIcon(file, colors);
  const ground = logo.ownGround ?? groundsOf(colors)[logo.needs ?? 'dark'];
  const safeShare = SAFE_RADIUS / logo.reach;
  const entries = Object.entries(PNG_ICONS).map(([key, { size, share: largest }]) => {
    const share = key === 'apple' ? largest : Math.min(largest, safeShare);
    const name = `pictures/icon-${size}.${contentHash(bytes, { size, share, ground })}.png`;
    outputs.push({ name, make: () => draw(logo, size, share, ground) });
    return [key, `/${name}`];
  });
  return Object.fromEntries(entries);
}

async function readIcon(file: PictureFile, colors: Colors): Promise<{ bytes: Buffer; logo: Logo }> {
  const painted = paint(file, colors);
  const logo = await readLogo(painted, groundsOf(colors));
  const { width, height } = logo;
  return { bytes: painted.bytes, logo: { ...logo, part: { left: 0, top: 0, width, height } } };
}

export const groundsOf = (colors: Colors) => ({
  light: colorOf('paper', colors) ?? '',
  dark: colorOf('ink', colors) ?? '',
});

export function planContours(name: string, file: PictureFile, colors: Colors, outputs: Output[]): void {
  const { bytes } = paint(file, colors);
  outputs.push({ name: `brand/${name}.svg`, make: async () => bytes, fixed: true });
}
