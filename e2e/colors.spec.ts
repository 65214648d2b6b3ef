import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { AVIF, cut, masterOf } from '@/tools/pictures/master';
import { expect, test } from './support';

const COLORS = ['#c02020', '#1e8c5a', '#0e2a33', '#f7f4ee', '#808080', '#3c3cc8', '#dcb446'];
const GREYS = ['#0d0d0d', '#404040', '#808080', '#c0c0c0', '#f2f2f2'];
const FIELD = 128; // pixels
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

/** Adds to a PNG what ImageMagick writes: gamma 1/2.2, and the chromaticities of sRGB. */
function withGamma(png: Buffer): Buffer {
  const chunk = (name: string, values: number[]) => {
    const content = Buffer.from(name.padEnd(4 + 4 * values.length, '\0'));
    for (const [index, value] of values.entries()) content.writeUInt32BE(value, 4 + 4 * index);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length - 4);
    ends.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
  };
  const chromaticities = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
  return Buffer.concat([png.subarray(0, 33), chunk('gAMA', [45_455]), chunk('cHRM', chromaticities), png.subarray(33)]);
}

const FINE = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const FORMATS = {
  jpeg: (picture: Sharp) => picture.jpeg(FINE),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp({ lossless: true }),
  avif: (picture: Sharp) => picture.avif({ lossless: true, chromaSubsampling: '4:4:4' }),
};

/** Returns originals by name. */
async function originals(): Promise<Record<string, Buffer>> {
  const colors = () => fields(COLORS);
  const files: Record<string, Buffer> = {};
  for (const [format, encode] of Object.entries(FORMATS)) {
    files[`${format} without a profile`] = await encode(colors()).toBuffer();
    for (const [name, icc] of Object.entries({ sRGB: 'srgb', 'Display P3': 'p3', 'Adobe RGB': ADOBE }))
      files[`${format}, ${name}`] = await encode(colors().withIccProfile(icc)).toBuffer();
  }
  const grey = () => fields(GREYS).toColorspace('b-w');
  files['grey JPEG'] = await grey().jpeg(FINE).toBuffer();
  files['grey PNG'] = await grey().png().toBuffer();
  files['grey JPEG, gamma'] = await grey().withIccProfile(GREY).jpeg(FINE).toBuffer();
  files['PNG of 16 bits'] = await colors().toColorspace('rgb16').png().toBuffer();
  files['PNG with gamma'] = withGamma(await colors().png().toBuffer());
  files['CMYK JPEG without a profile'] = await colors()
    .toColorspace('cmyk')
    .withIccProfile('cmyk', { attach: false })
    .jpeg(FINE)
    .toBuffer();
  return files;
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
