import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Crop } from '@/checks/picture-crops';

const EXTENSIONS = /\.(avif|png|jpe?g|webp|tiff?)$/i;

/** A file to write: its path in public/, and its content. One with a `fixed` name is always written. */
export type Output = { name: string; make: () => Promise<Buffer>; fixed?: true };

/** An original picture, with its size after rotation. */
type Master = { path: string; bytes: Buffer; size: { width: number; height: number } };

/** Reads the master `name` (without extension) in `folder`. Throws if it is missing, ambiguous, unreadable or smaller than its crop. */
export async function readMaster(folder: string, name: string, crop: Crop): Promise<Master> {
  const matches = readdirSync(folder).filter((file) => EXTENSIONS.test(file) && file.replace(EXTENSIONS, '') === name);
  if (matches.length !== 1) throw masterError(join(folder, name), matches.join(' and ') || 'no file', crop);
  const path = join(folder, matches[0] as string);
  const bytes = readFileSync(path);
  const metadata = await sharp(bytes).metadata().catch(unreadable(path));
  const size = metadata.autoOrient;
  if (size.width < (crop.widths.at(-1) ?? 0) || size.height < crop.height) {
    throw masterError(path, `${size.width} × ${size.height}`, crop);
  }
  return { path, bytes, size };
}

/** Crops a master around `focus` and resizes it to `width` × `height`. Throws if it is damaged. */
export async function cut(
  { path, bytes, size }: Master,
  { width, height, focus = '50% 50%' }: { width: number; height: number; focus?: string },
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const scale = Math.min(size.width / width, size.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  const left = Math.round((size.width - part.width) * x);
  const top = Math.round((size.height - part.height) * y);
  // 16 bits per channel keep skies smooth.
  const picture = sharp(bytes).autoOrient().pipelineColorspace('rgb16').toColorspace('rgb16');
  return encode(picture.extract({ left, top, ...part }).resize(width, height, { fit: 'cover' }))
    .toBuffer()
    .catch(unreadable(path));
}

const masterError = (path: string, found: string, { widths, height }: Crop) =>
  new Error(
    `${path}: ${found}, expected one picture of at least ${widths.at(-1)} × ${height} pixels (AVIF, PNG, JPEG, WebP or TIFF)`,
  );

function unreadable(path: string) {
  return ({ message }: Error): never => {
    throw new Error(`${path}: not readable as a picture: ${message}`);
  };
}

/** Returns a hash of a master and its encoding, for file names. */
export function contentHash(bytes: Buffer, ...settings: (string | object)[]): string {
  const texts = settings.map((setting) => (typeof setting === 'string' ? setting : JSON.stringify(setting)));
  return createHash('sha256').update(bytes).update(texts.join('')).digest('hex').slice(0, 6);
}
