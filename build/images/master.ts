import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const EXTENSIONS = /\.(avif|png|jpe?g|webp|tiff?)$/i;

/** One original picture: where it lies and its bytes. */
export interface Master {
  path: string;
  bytes: Buffer;
}

/**
 * Reads the one picture called `name` in `folder`, in any format that sharp knows, at least `width` × `height` pixels.
 * Throws an Error that names it when it is missing, there twice, unreadable or smaller.
 */
export async function readMaster(folder: string, name: string, width: number, height: number): Promise<Master> {
  const wanted = `expected one picture of at least ${width} × ${height} pixels (AVIF, PNG, JPEG, WebP or TIFF)`;
  const found = readdirSync(folder).filter((file) => file.replace(EXTENSIONS, '') === name && EXTENSIONS.test(file));
  if (found.length !== 1) throw new Error(`${join(folder, name)}: ${found.join(' and ') || 'no file'}, ${wanted}`);
  const path = join(folder, found[0] as string);
  const bytes = readFileSync(path);
  const size = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`${path}: not readable as a picture, ${wanted}`);
    });
  if (size.width < width || size.height < height) throw new Error(`${path}: ${size.width} × ${size.height}, ${wanted}`);
  return { path, bytes };
}

/**
 * The bytes of a master's picture, cut to `width` × `height` pixels and encoded by `encode`. It is handed on with 16 bits a
 * channel, so that skies stay smooth. Throws an Error that names a master which breaks off.
 */
export async function cut({ path, bytes }: Master, width: number, height: number, encode: (picture: Sharp) => Sharp) {
  const picture = sharp(bytes).pipelineColorspace('rgb16').toColorspace('rgb16');
  return encode(picture.resize(width, height, { fit: 'cover' }))
    .toBuffer()
    .catch((error: Error) => {
      throw new Error(`${path}: not readable as a picture: ${error.message}`);
    });
}

/** The first digits of the hash of everything that a file is made from: part of its name, so that a change is a new address. */
export function hashOf(...sources: (Buffer | string | object)[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    hash.update(Buffer.isBuffer(source) || typeof source === 'string' ? source : JSON.stringify(source));
  }
  return hash.digest('hex').slice(0, 6);
}
