import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { fileMistake } from '@/checks/picture-files';
import { AVIF, cut, masterOf } from '@/tools/pictures/master';
import { expect, test } from './support';

const COLORS = ['#0cd781', '#c02020', '#1e8c5a', '#0e2a33', '#f7f4ee', '#808080', '#3c3cc8', '#dcb446'];
const GREYS = ['#0d0d0d', '#404040', '#808080', '#c0c0c0', '#f2f2f2'];
const FIELD = 128; // pixels; in smaller fields, the encoder alone is off by 3
const MOST = 2; // of 255

/** Returns fields of one color each, side by side. */
function fields(colors: string[]): Sharp {
  const shapes = colors.map(
    (color, index) => `<path fill="${color}" d="M${index * FIELD} 0h${FIELD}v${FIELD}h-${FIELD}z"/>`,
  );
  const size = `width="${colors.length * FIELD}" height="${FIELD}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

/** Adds a chunk to a PNG, before its pixels. */
function withChunk(png: Buffer, name: string, bytes: Iterable<number>): Buffer {
  const content = Buffer.concat([Buffer.from(name), Buffer.from([...bytes])]);
  const [before, after] = [png.subarray(0, 33), png.subarray(33)];
  return Buffer.concat([before, numbers(content.length - 4), content, numbers(crc32(content)), after]);
}

/** Returns numbers in four bytes each. */
function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

const D50 = [0xf6d6, 0x1_0000, 0xd32d];

/** Returns an ICC profile for grey with a gamma of 1. */
function greyProfile(): Buffer {
  const tags = [
    numbers(2),
    'wtpt',
    numbers(156, 20),
    'kTRC',
    numbers(176, 12),
    'XYZ ',
    numbers(0, ...D50),
    'curv',
    numbers(0, 0),
  ];
  const parts = [
    numbers(188, 0, 0x210_0000),
    'mntrGRAYXYZ ',
    Buffer.alloc(12),
    'acsp',
    Buffer.alloc(28),
    numbers(...D50),
  ];
  return Buffer.concat([...parts, Buffer.alloc(48), ...tags].map((part) => Buffer.from(part as Buffer)));
}

const withProfile = (png: Buffer, profile: Buffer) =>
  withChunk(png, 'iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(profile)]));

/** Says that primaries, transfer and matrix of an AVIF are not known, as numbers of ITU-T H.273. */
function withoutCoding(avif: Buffer): Buffer {
  const changed = Buffer.from(avif);
  const at = changed.indexOf('colrnclx') + 8;
  for (const index of [0, 1, 2]) changed.writeUInt16BE(2, at + 2 * index);
  return changed;
}

/** Without losses, as far as a format can. */
const FORMATS: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ lossless: true }),
  avif: (picture) => picture.avif({ lossless: true, chromaSubsampling: '4:4:4' }),
};

/** Returns originals by name. Those that are refused are in __tests__/checks/picture-files.test.ts. */
async function originals(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const [format, encode] of Object.entries(FORMATS)) {
    files[format] = await encode(fields(COLORS)).toBuffer();
    files[`${format}, sRGB`] = await encode(fields(COLORS).withIccProfile('srgb')).toBuffer();
    files[`grey ${format}`] = await encode(fields(GREYS).toColorspace('b-w')).toBuffer();
    if (format !== 'avif')
      files[`${format}, Display P3`] = await encode(fields(COLORS).withIccProfile('p3')).toBuffer();
  }
  const fine = fields(COLORS).toColorspace('rgb16').png();
  const grey = await fields(GREYS).toColorspace('grey16').png().toBuffer();
  return {
    ...files,
    'PNG of 16 bits': await fine.toBuffer(),
    'PNG of 16 bits, sRGB': await fine.withIccProfile('srgb').toBuffer(),
    'grey PNG of 16 bits': grey,
    'grey PNG of 16 bits with a profile': withProfile(grey, greyProfile()),
    'AVIF that leaves its coding open': withoutCoding(files.avif ?? grey),
    'PNG with half a gamma': withChunk(files.png ?? grey, 'gAMA', [0, 1]),
  };
}

const addressOf = (bytes: Buffer, type: string) => `data:image/${type};base64,${bytes.toString('base64')}`;
const typeOf = async (bytes: Buffer) => {
  const { format } = await sharp(bytes).metadata();
  return format === 'heif' ? 'avif' : format;
};

/** Returns the picture that the site publishes. */
async function published(bytes: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const master = await masterOf({ path: 'content/images/desk', bytes }, { widths: [width], height });
  return cut(master, { width, height }, (picture) => picture.avif(AVIF));
}

/** Runs in the page. Returns the colors that it shows in the middle of the fields. */
async function shownColors({ src, field }: { src: string; field: number }): Promise<number[]> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const shown: number[] = [];
  for (let x = field / 2; x < canvas.width; x += field) shown.push(...context.getImageData(x, field / 2, 1, 1).data);
  return shown;
}

test('a published picture has the colors of the original, whatever its profile', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the published files are the same in every browser');
  const off: Record<string, number> = {};
  for (const [name, bytes] of Object.entries(await originals())) {
    expect(fileMistake('content/images/desk', bytes, []), name).toBeUndefined();
    const before = await page.evaluate(shownColors, { src: addressOf(bytes, await typeOf(bytes)), field: FIELD });
    const after = await page.evaluate(shownColors, { src: addressOf(await published(bytes), 'avif'), field: FIELD });
    expect(before.length, name).toBe(after.length);
    const distance = Math.max(...before.map((value, index) => Math.abs(value - (after[index] ?? 0))));
    if (distance > MOST) off[name] = distance;
  }
  expect(off).toEqual({});
});
