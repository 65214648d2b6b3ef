import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { browserOptions } from 'next-islands/bundle';
import { build } from 'rolldown';
import sharp from 'sharp';
import { fileMistake } from '@/checks/picture-files';
import type { Taken } from '@/editor/forms/picture-file';
import { TSCONFIG } from '@/lib/content-dir.mjs';
import { planLogo, readLogo } from '@/tools/pictures/logo';
import { cut, decode, masterOf, type Output, type PictureError } from '@/tools/pictures/master';
import { expect, test } from '../support';

test.skip(({ browserName }) => browserName !== 'chromium', 'other browsers decode damaged files in other ways');

const CROP = { widths: [1], height: 1 };
const GROUNDS = { light: '#ffffff', dark: '#000000' };
const UNREADABLE = 'this picture cannot be read';
const CUT_OFF = 'the end of this file is missing';
const NOTHING = 'there is nothing to see';

const pixels = Buffer.from(Array.from({ length: 80 * 60 * 3 }, (_, index) => (index * index) % 251));
const photo = sharp(pixels, { raw: { width: 80, height: 60, channels: 3 } });
const red = (width: number, height: number) => {
  return sharp({ create: { width, height, channels: 3, background: '#c03' } })
    .png()
    .toBuffer();
};
const svg = (content: string, before = '', after = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>${after}`);
const PATH = '<path fill="#c03" d="M1 1h7v7z"/>';
const WHOLE = String(svg(PATH));
const BARE = Buffer.from(`<svg viewBox="0 0 9 9">${PATH}</svg>`);
const embedded = async (format: 'png' | 'jpeg' | 'gif' | 'webp', type: string = format, damage = first(1)) => {
  const data = damage(await photo.clone().toFormat(format).toBuffer()).toString('base64');
  return svg(`<image width="9" height="9" href="data:image/${type};base64,${data}"/>`);
};

const first = (part: number) => (bytes: Buffer) => bytes.subarray(0, bytes.length * part);
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const closed = (bytes: Buffer) => Buffer.concat([first(0.4)(bytes), END_OF_JPEG]);
/** Changes what is at a place. */
const damaged = (place: (bytes: Buffer) => number, length: number) => (bytes: Buffer) =>
  bytes.map((byte, at) => (at >= place(bytes) && at < place(bytes) + length ? 0 : byte)) as Buffer;
const half = (bytes: Buffer) => bytes.length / 2;
const checksum = (bytes: Buffer) => bytes.length - 16;

type Row = [name: string, bytes: Promise<Buffer> | Buffer, message: string];

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const PICTURES: Row[] = [
  ...FORMATS.flatMap((format): Row[] => {
    const bytes = photo.toFormat(format).toBuffer();
    return [
      [format, bytes, ''],
      [`${format} with data behind it`, bytes.then((whole) => Buffer.concat([whole, Buffer.alloc(99)])), ''],
      ...[0.2, 0.6, 0.98].map((part): Row => [`${part} of a ${format}`, bytes.then(first(part)), CUT_OFF]),
    ];
  }),
  ['JPEG, 0.4 and the mark of the end', photo.jpeg({ progressive: true }).toBuffer().then(closed), ''],
  ['PNG whose checksum is wrong', photo.png().toBuffer().then(damaged(checksum, 4)), UNREADABLE],
  ['PNG with a hole', photo.png().toBuffer().then(damaged(half, 200)), UNREADABLE],
  ['grey, 16 bits', photo.clone().toColourspace('grey16').png().toBuffer(), ''],
  ['CMYK', photo.clone().toColourspace('cmyk').jpeg().toBuffer(), 'this picture has colours for print'],
  ['one pixel', red(1, 1), ''],
  ['a strip', red(9, 9000), ''],
  ['nothing', Buffer.alloc(0), 'this file is empty'],
  ['PDF', Buffer.from('%PDF-1.7'), 'this is not a'],
  ['GIF', photo.gif().toBuffer(), 'this is not a'],
  ['TIFF', photo.tiff().toBuffer(), 'this is not a'],
  ['icon', Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]), 'this is not a'],
];
const DRAWINGS: Row[] = [
  ['as it is', svg(PATH), ''],
  [
    'with a header',
    svg(PATH, '\ufeff<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE svg [<!ENTITY a "b">]>'),
    '',
  ],
  ['after an empty line', svg(PATH, '\n<?xml version="1.0"?>'), ''],
  ['in UTF-16', Buffer.from(`\ufeff${svg(PATH)}`, 'utf16le'), ''],
  ['without a namespace', BARE, ''],
  ['without a namespace, after a comment', Buffer.from(`<!-- <svg> -->${BARE}`), ''],
  ['with > in an attribute', Buffer.from(`<svg aria-label="a > b" ${WHOLE.slice(5)}`), ''],
  ['with a prefix', Buffer.from(WHOLE.replaceAll(/(<\/?)(?=\w)/g, '$1svg:').replace('xmlns', 'xmlns:svg')), ''],
  ['that says not to be shown', Buffer.from(`<svg style="display:none" ${String(BARE).slice(5)}`), ''],
  ['that fades in', svg(`<g>${PATH}<animate attributeName="opacity" values="0;1" dur="2s"/></g>`), ''],
  ['with a photo', embedded('png'), ''],
  [
    'with a drawing',
    svg(`<image width="9" height="9" href="data:image/svg+xml;base64,${svg(PATH).toString('base64')}"/>`),
    '',
  ],
  ['with a JPEG that is called PNG', embedded('jpeg', 'png'), ''],
  ['with a WebP', embedded('webp'), 'this drawing contains a picture that is neither PNG nor JPEG'],
  ['with a GIF', embedded('gif'), 'this drawing contains a picture that is neither PNG nor JPEG'],
  ['with a damaged PNG', embedded('png', 'png', damaged(half, 200)), UNREADABLE],
  ['with an address that has a space', Buffer.from(`<svg xmlns:a="http://a b/" ${WHOLE.slice(5)}`), ''],
  ['of many groups', svg(`${'<g>'.repeat(300)}${PATH}${'</g>'.repeat(300)}`), ''],
  ['that is a line', Buffer.from(String(svg('<path d="M0 0h9000v1H0z"/>')).replace('0 0 9 9', '0 0 9000 1')), ''],
  ['that appears', svg(`<g opacity="0">${PATH}<set attributeName="opacity" to="1"/></g>`), NOTHING],
  ['of nothing', svg(''), NOTHING],
  ['transparent', photo.clone().ensureAlpha(0).png().toBuffer(), NOTHING],
  ['cut off', svg(PATH).subarray(0, 70), CUT_OFF],
  ['compressed', gzipSync(svg(PATH)), 'this is not a picture'],
  ['before another', svg(PATH, '', WHOLE), UNREADABLE],
  ['with an open element', svg(`<g>${PATH}`), UNREADABLE],
  ['with an unknown prefix', svg(`<g inkscape:label="a">${PATH}</g>`), UNREADABLE],
  ['with an unknown entity', svg(`<title>A&nbsp;B</title>${PATH}`), UNREADABLE],
  ['with an ampersand', svg(`<title>A & B</title>${PATH}`), UNREADABLE],
  ['with two fills', svg('<path fill="#c03" fill="#123" d="M1 1h7v7z"/>'), UNREADABLE],
  ['with an open tag', svg(`<g id="<">${PATH}</g>`), UNREADABLE],
  ['with a header after a comment', svg(PATH, '<!-- a --><?xml version="1.0"?>'), UNREADABLE],
  [
    'with a file of the system',
    svg(`<title>&a;</title>${PATH}`, '<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/hosts">]>'),
    UNREADABLE,
  ],
  ['of another language', Buffer.from(`<svg xmlns="http://a.no/" viewBox="0 0 9 9">${PATH}</svg>`), UNREADABLE],
];

const messageOf = (error: PictureError) => error.text.en;

/** What the build says about a file, and what the check says before it: one after the other, see `readLogo`. */
async function answersOfTools(path: string, bytes: Buffer): Promise<string[]> {
  const mistake = fileMistake(path, bytes)?.en;
  if (mistake) return [mistake, mistake];
  const steps = path.startsWith('content/images/') ? photoSteps(path, bytes) : logoSteps(path, bytes);
  const answers: string[] = [];
  for (const step of steps) answers.push(await step().then(() => '', messageOf));
  return answers;
}

function photoSteps(path: string, bytes: Buffer) {
  const master = () => masterOf({ path, bytes }, CROP);
  const make = async () => cut(await master(), { width: 1, height: 1 }, (picture) => picture.png());
  return [make, async () => decode(await master())];
}

function logoSteps(path: string, bytes: Buffer) {
  const read = () => readLogo({ path, bytes }, GROUNDS);
  const make = async () => {
    const outputs: Output[] = [];
    await planLogo('logo', { path, bytes }, await read(), outputs);
    await outputs[0]?.make();
  };
  return [make, read];
}

let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const input = join(folder, 'main.ts');
  writeFileSync(
    input,
    `import { takePicture } from '@/editor/forms/picture-file'; Object.assign(window, { takePicture });`,
  );
  const options = browserOptions({ tsconfig: TSCONFIG, define: { SETTINGS: '{}' } });
  await build({ ...options, input, output: { file: join(folder, 'main.js'), codeSplitting: false } });
});
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const [path, rows] of [
  ['content/brand/logo', [...PICTURES, ...DRAWINGS]],
  ['content/images/about', PICTURES],
] as const) {
  test(`the editor, the check and the build agree on every file for ${path}`, async ({ page }) => {
    await page.addScriptTag({ path: join(folder, 'main.js') });
    const crop = path.includes('images') ? CROP : undefined;
    for (const [name, file, message] of rows) {
      const bytes = await file;
      const taken = await page.evaluate(
        async ({ base64, path, crop }) => {
          const blob = await (await fetch(`data:;base64,${base64}`)).blob();
          const { takePicture } = window as unknown as { takePicture: (...args: unknown[]) => Promise<Taken> };
          return takePicture(blob, path, crop);
        },
        { base64: bytes.toString('base64'), path, crop },
      );
      const answers = [taken.mistake?.en ?? '', ...(await answersOfTools(path, bytes))];
      expect.soft(answers, name).toEqual(answers.map(() => expect.stringMatching(message ? `^${message}` : /^$/)));
    }
  });
}
