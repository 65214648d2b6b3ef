import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { type Content, withoutExtension } from '@/checks/content';
import { say } from '@/checks/messages';
import type { Crop } from '@/checks/picture-crops';
import { kindOf, sizeMistake } from '@/checks/picture-files';
import type { Bilingual } from '@/model/bilingual';

/** Ten bits keep the grain that hides banding in skies. */
export const AVIF = { bitdepth: 10, chromaSubsampling: '4:4:4', tune: 'ssim', quality: 74 } as const;

/** What browsers show is read, and what they do not is refused: they are strict with damaged data only in a PNG. */
export const optionsFor = (bytes: Uint8Array): SharpOptions => ({
  failOn: kindOf(bytes) === 'png' ? 'error' : 'truncated',
  unlimited: true,
  limitInputPixels: false,
});

/** A file to write: its path in public/, and its content. One with a `fixed` name is always written. */
export type Output = { name: string; make: () => Promise<Buffer>; fixed?: true };

export type PictureFile = { path: string; bytes: Buffer };

/** A picture that can be cut: its size after rotation, and whether its colors are converted to sRGB. */
export type Master = PictureFile & { size: { width: number; height: number }; isConverted?: boolean };

export class PictureError extends Error {
  constructor(
    readonly path: string,
    readonly text: Bilingual,
  ) {
    super(text.en);
  }
}

/** Reads the picture at a place, such as `images/desk`; undefined if there is none. Throws a `PictureError` if the file cannot be used. */
export function readPicture(root: string, place: string, { pictures, mistakes }: Content): PictureFile | undefined {
  const path = Object.keys(pictures).find((file) => withoutExtension(file) === `content/${place}`);
  if (!path) return undefined;
  const mistake = mistakes?.[path];
  if (mistake) throw new PictureError(path, mistake);
  return { path, bytes: readFileSync(join(root, path)) };
}

export function neededPicture(root: string, place: string, content: Content): PictureFile {
  const file = readPicture(root, place, content);
  if (!file) throw new PictureError(`content/${place}`, say('noPicture'));
  return file;
}

/** Returns a picture with its size. Throws a `PictureError` if it is unreadable or smaller than its crop. */
export async function masterOf(file: PictureFile, crop: Crop): Promise<Master> {
  const { autoOrient, icc } = await metadataOf(file);
  const mistake = sizeMistake(autoOrient, crop);
  if (mistake) throw new PictureError(file.path, mistake);
  return { ...file, size: autoOrient, isConverted: icc !== undefined };
}

export async function metadataOf({ path, bytes }: PictureFile) {
  const found = await sharp(bytes, optionsFor(bytes)).metadata().catch(unreadable(path));
  const { width, height } = found;
  return isTurned(found) ? found : { ...found, autoOrient: { width, height } };
}

/** Browsers turn no WebP. */
const isTurned = ({ format }: { format: string }) => format !== 'webp';

/** Opens a picture, upright and in sRGB as browsers show it. Throws a `PictureError` if it is damaged. */
export const openPicture = (file: PictureFile) => inBrowserColors(file).catch(unreadable(file.path));

async function inBrowserColors(file: PictureFile): Promise<Sharp> {
  const { format, space, icc } = await metadataOf(file);
  const asItLies = sharp(format === 'heif' ? withMatrix(file.bytes) : file.bytes, optionsFor(file.bytes));
  const picture = isTurned({ format }) ? asItLies.autoOrient() : asItLies;
  return icc && /16|b-w/.test(space) ? inEightBits(picture, icc, space) : picture;
}

const OPEN = 2;
const BT601 = 6;

/** Names the matrix of an AVIF that leaves it open, as browsers take it. sharp would also ignore its range. */
function withMatrix(avif: Buffer): Buffer {
  const at = avif.indexOf('colrnclx') + 12;
  if (at < 12 || avif.readUInt16BE(at) !== OPEN) return avif;
  const named = Buffer.from(avif);
  named.writeUInt16BE(BT601, at);
  return named;
}

/** Makes a picture what Chromium applies a profile to: one of 8 bits, with three colors if its profile has them. */
async function inEightBits(picture: Sharp, icc: Buffer, space: string): Promise<Sharp> {
  const isGrey = space !== 'rgb16' && icc.toString('latin1', 16, 20) === 'GRAY';
  const reduced = picture.keepIccProfile().toColorspace(isGrey ? 'b-w' : 'srgb');
  return sharp(await reduced.png({ compressionLevel: 1 }).toBuffer());
}

/** Throws a `PictureError` if a picture is damaged. */
export async function decode(file: PictureFile): Promise<void> {
  await (await openPicture(file)).resize(8).raw().toBuffer().catch(unreadable(file.path));
}

/** Returns the focal point that puts what is at the crop's own one into the middle. */
export function centered({ size }: Master, { widths, height, focus = '50% 50%' }: Crop): string {
  const scale = Math.min(size.width / (widths.at(-1) ?? 1), size.height / height);
  const shares = [(scale * (widths.at(-1) ?? 1)) / size.width, (scale * height) / size.height];
  const points = focus.split(' ').map((percent, index) => {
    const share = shares[index] ?? 1;
    const start = (Number.parseFloat(percent) / 100 - share / 2) / (1 - share);
    return share < 1 ? Math.round(100 * Math.min(1, Math.max(0, start))) : 50;
  });
  return points.map((point) => `${point}%`).join(' ');
}

/** Crops a master around `focus` and resizes it to `width` × `height`. Throws if it is damaged. */
export async function cut(
  { size, ...file }: Master,
  { width, height, focus = '50% 50%' }: { width: number; height: number; focus?: string },
  encode: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const scale = Math.min(size.width / width, size.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const [x = 0, y = 0] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100);
  const left = Math.round((size.width - part.width) * x);
  const top = Math.round((size.height - part.height) * y);
  // A drawing without a ground is meant for a white page.
  const picture = (await openPicture(file)).flatten({ background: '#fff' });
  return encode(picture.extract({ left, top, ...part }).resize(width, height, { fit: 'cover' }))
    .toBuffer()
    .catch(unreadable(file.path));
}

export function unreadable(path: string) {
  return (): never => {
    throw new PictureError(path, say('badPicture'));
  };
}

/** Earlier versions converted colors in another way, so such a picture has another address now. */
export const converted = ({ isConverted }: Master) => (isConverted ? ['sRGB'] : []);

export function contentHash(bytes: Buffer, ...settings: (string | object)[]): string {
  const texts = settings.map((setting) => (typeof setting === 'string' ? setting : JSON.stringify(setting)));
  return createHash('sha256').update(bytes).update(texts.join('')).digest('hex').slice(0, 6);
}
