import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { AVIF, cut, masterOf } from '@/tools/pictures/master';
import { expect, test } from './support';

const COLORS = ['#c02020', '#1e8c5a', '#0e2a33', '#f7f4ee', '#808080', '#3c3cc8', '#dcb446'];
const GREYS = ['#0d0d0d', '#404040', '#808080', '#c0c0c0', '#f2f2f2'];
const FIELD = 64; // pixels
const MOST = 2; // of 255

const folder = mkdtempSync(join(tmpdir(), 'colors-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Returns an ICC profile with one gamma. The primaries are XYZ values for D50. */
function profile(space: 'RGB ' | 'GRAY', gamma: number, primaries: number[][]): Buffer {
  const fixed = (values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), 4 * index);
    return bytes;
  };
  const xyz = (values: number[]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(values)]);
  const curve = Buffer.from('curv\0\0\0\0\0\0\0\x01\0\0\0\0');
  curve.writeUInt16BE(Math.round(gamma * 256), 12);
  const isGrey = space === 'GRAY';
  const tags: [string, Buffer][] = [
    ['wtpt', xyz([0.9642, 1, 0.8249])],
    ...(isGrey ? ['kTRC'] : ['rTRC', 'gTRC', 'bTRC']).map((name): [string, Buffer] => [name, curve]),
    ...primaries.map((values, index): [string, Buffer] => [`${'rgb'[index]}XYZ`, xyz(values)]),
  ];
  const table = Buffer.alloc(132 + 12 * tags.length);
  const data = tags.map(([, bytes]) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]));
  table.write('mntr', 12);
  table.write(`${space}XYZ `, 16);
  table.write('acsp', 36);
  table.writeUInt32BE(0x02_10_00_00, 8);
  fixed([0.9642, 1, 0.8249]).copy(table, 68);
  table.writeUInt32BE(tags.length, 128);
  let at = table.length;
  for (const [index, [name, { length }]] of tags.entries()) {
    table.write(name, 132 + 12 * index);
    table.writeUInt32BE(at, 136 + 12 * index);
    table.writeUInt32BE(length, 140 + 12 * index);
    at += data[index]?.length ?? 0;
  }
  table.writeUInt32BE(at, 0);
  return Buffer.concat([table, ...data]);
}

function stored(name: string, icc: Buffer): string {
  const path = join(folder, `${name}.icc`);
  writeFileSync(path, icc);
  return path;
}

const ADOBE = stored(
  'adobe',
  profile('RGB ', 2.2, [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ]),
);
const GREY = stored('grey', profile('GRAY', 2.2, []));

/** Returns fields of one color each, side by side. */
function fields(colors: string[]): Sharp {
  const shapes = colors.map(
    (color, index) => `<path fill="${color}" d="M${index * FIELD} 0h${FIELD}v${FIELD}h-${FIELD}z"/>`,
  );
  const size = `width="${colors.length * FIELD}" height="${FIELD}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

const FINE = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const toJpeg = (picture: Sharp) => picture.jpeg(FINE);
const toPng = (picture: Sharp) => picture.png();

/** Returns originals by name: JPEG with every profile, the other formats with one. */
async function originals(): Promise<Record<string, Buffer>> {
  const colors = (icc?: string) => (icc ? fields(COLORS).withIccProfile(icc) : fields(COLORS));
  const cmyk = colors().toColorspace('cmyk').withIccProfile('cmyk', { attach: false });
  const files: Record<string, Sharp> = {
    'JPEG without a profile': toJpeg(colors()),
    'JPEG, sRGB': toJpeg(colors('srgb')),
    'JPEG, Display P3': toJpeg(colors('p3')),
    'JPEG, Adobe RGB': toJpeg(colors(ADOBE)),
    'grey JPEG, gamma': toJpeg(fields(GREYS).toColorspace('b-w').withIccProfile(GREY)),
    'CMYK JPEG without a profile': toJpeg(cmyk),
    'PNG, Display P3': toPng(colors('p3')),
    'grey PNG': toPng(fields(GREYS).toColorspace('b-w')),
    'PNG of 16 bits': toPng(colors().toColorspace('rgb16')),
    'WebP, Adobe RGB': colors(ADOBE).webp({ lossless: true }),
    'AVIF, Display P3': colors('p3').avif({ lossless: true, chromaSubsampling: '4:4:4' }),
  };
  const made = Object.entries(files).map(async ([name, picture]) => [name, await picture.toBuffer()] as const);
  return Object.fromEntries(await Promise.all(made));
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
    const before = await page.evaluate(shownColors, { src: addressOf(bytes, await typeOf(bytes)), field: FIELD });
    const after = await page.evaluate(shownColors, { src: addressOf(await published(bytes), 'avif'), field: FIELD });
    expect(before.length, name).toBe(after.length);
    const distance = Math.max(...before.map((value, index) => Math.abs(value - (after[index] ?? 0))));
    if (distance > MOST) off[name] = distance;
  }
  expect(off).toEqual({});
});
