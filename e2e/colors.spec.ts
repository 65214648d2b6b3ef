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

/** Adds a gamma of 1/2.2 and chromaticities to a PNG: white, and the primaries. */
const withGamma = (png: Buffer, primaries: number[]) =>
  withChunk(withChunk(png, 'cHRM', numbers(31_270, 32_900, ...primaries)), 'gAMA', numbers(45_455));

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

/** Replaces primaries, transfer and matrix, as numbers of ITU-T H.273, in an AVIF. */
function recoded(avif: Buffer, coding: number[]): Buffer {
  const changed = Buffer.from(avif);
  const at = changed.indexOf('colrnclx') + 8;
  for (const [index, value] of coding.entries()) changed.writeUInt16BE(value, at + 2 * index);
  return changed;
}

/** Display P3, and what video encoders write. */
const CODINGS = [
  [12, 13],
  [6, 6],
];

const FINE = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const toJpeg = (picture: Sharp) => picture.jpeg(FINE);
const toPng = (picture: Sharp) => picture.png();
const toAvif = (picture: Sharp) => picture.avif({ lossless: true, chromaSubsampling: '4:4:4' });

/** Returns originals by name: JPEG with every profile, the other formats with one. */
async function originals(): Promise<Record<string, Buffer>> {
  const colors = () => fields(COLORS);
  const cmyk = (attach: boolean) => toJpeg(colors().toColorspace('cmyk').withIccProfile('cmyk', { attach }));
  const files: Record<string, Sharp> = {
    'JPEG without a profile': toJpeg(colors()),
    'JPEG, Display P3': toJpeg(colors().withIccProfile('p3')),
    'CMYK JPEG': cmyk(true),
    'CMYK JPEG without a profile': cmyk(false),
    'grey PNG': toPng(fields(GREYS).toColorspace('b-w')),
    'PNG of 16 bits': toPng(colors().toColorspace('rgb16')),
    'PNG of 16 bits with a profile': toPng(colors().toColorspace('rgb16').withIccProfile('srgb')),
    'WebP, Display P3': colors().withIccProfile('p3').webp({ lossless: true }),
    'AVIF, sRGB': toAvif(colors().withIccProfile('srgb')),
    'AVIF, Display P3': toAvif(colors().withIccProfile('p3')),
  };
  const made = Object.entries(files).map(async ([name, picture]) => [name, await picture.toBuffer()] as const);
  const [png, avif] = [await toPng(colors()).toBuffer(), await toAvif(colors()).toBuffer()];
  const grey = await toPng(fields(GREYS).toColorspace('grey16')).toBuffer();
  return {
    ...Object.fromEntries(await Promise.all(made)),
    'grey PNG of 16 bits with a profile': withProfile(grey, greyProfile()),
    'AVIF that leaves its coding open': recoded(avif, [2, 2, 2]),
    'PNG with half a gamma': withChunk(png, 'gAMA', [0, 1]),
    'PNG with the chromaticities of Adobe RGB': withGamma(png, [64_000, 33_000, 21_000, 71_000, 15_000, 6000]),
    ...Object.fromEntries(CODINGS.map((coding) => [`AVIF ${coding}`, recoded(avif, coding)])),
    ...Object.fromEntries(CODINGS.map((coding) => [`PNG ${coding}`, withChunk(png, 'cICP', [...coding, 0, 1])])),
  };
}

/** Those that editor, check and build refuse. */
const REFUSED = [
  'CMYK JPEG',
  'CMYK JPEG without a profile',
  'AVIF, Display P3',
  'PNG with the chromaticities of Adobe RGB',
  'AVIF 12,13',
  'AVIF 6,6',
  'PNG 12,13',
  'PNG 6,6',
];

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
  const all = Object.entries(await originals());
  const isRefused = ([, bytes]: (typeof all)[number]) => fileMistake('content/images/desk', bytes, []) !== undefined;
  expect(all.filter(isRefused).map(([name]) => name)).toEqual(REFUSED);
  for (const [name, bytes] of all.filter((file) => !isRefused(file))) {
    const before = await page.evaluate(shownColors, { src: addressOf(bytes, await typeOf(bytes)), field: FIELD });
    const after = await page.evaluate(shownColors, { src: addressOf(await published(bytes), 'avif'), field: FIELD });
    expect(before.length, name).toBe(after.length);
    const distance = Math.max(...before.map((value, index) => Math.abs(value - (after[index] ?? 0))));
    if (distance > MOST) off[name] = distance;
  }
  expect(off).toEqual({});
});
