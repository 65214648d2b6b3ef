/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureCrops } from '@/checks/picture-crops';
import { company } from '@/company/company';
import { COLORS } from '@/content/colors';
import { planBrand } from '@/export/images/brand';
import { planCard } from '@/export/images/card';
import { writeImages } from '@/export/images/make-pictures';
import { cut, type Output, readMaster } from '@/export/images/master';
import { planPicture } from '@/export/images/pictures';
import { newFolder, writeFiles } from '../folder';

// Encoding takes its time on a busy machine.
jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const plain = (width: number, height: number, background = '#0e2a33') =>
  sharp({ create: { width, height, channels: 3, background } });
const write = (name: string, content: string | Buffer) => writeFiles(folder, { [name]: content });

/** A picture whose left or upper half is white and whose other half is black. */
async function halves(width: number, height: number, white: 'left' | 'top'): Promise<Sharp> {
  const half = white === 'left' ? plain(width / 2, height, '#fff') : plain(width, height / 2, '#fff');
  return plain(width, height, '#000').composite([{ input: await half.png().toBuffer(), left: 0, top: 0 }]);
}

describe('the folder of pictures', () => {
  const planned = (name: string, content = 'new'): Output => ({ name, make: async () => Buffer.from(content) });
  const pictures = () => readdirSync(join(folder, 'pictures')).sort();
  beforeEach(() => {
    write('pictures/kept.1.avif', 'old');
    write('pictures/gone.1.avif', 'old');
    write('pictures/half.1.avif.part', 'interrupted');
    write('brand/badge-ring.svg', 'the owner’s');
    write('price-list.pdf', 'the owner’s');
  });

  it('has what is planned and nothing else, and no other folder loses a file', async () => {
    const made = await writeImages([planned('pictures/kept.1.avif'), planned('pictures/new.1.avif')], folder);
    expect(made).toEqual([{ name: 'pictures/new.1.avif', bytes: 3 }]);
    expect(pictures()).toEqual(['kept.1.avif', 'new.1.avif']);
    expect(readFileSync(join(folder, 'pictures/kept.1.avif'), 'utf8')).toBe('old');
    expect(readdirSync(join(folder, 'brand'))).toEqual(['badge-ring.svg']);
    expect(readdirSync(folder)).toContain('price-list.pdf');
  });

  it('makes a file of constant name again', async () => {
    await writeImages([{ ...planned('brand/badge-ring.svg'), fixed: true }], folder);
    expect(readFileSync(join(folder, 'brand/badge-ring.svg'), 'utf8')).toBe('new');
  });

  it('loses nothing when a picture cannot be made', async () => {
    const damaged = { name: 'pictures/desk.1.avif', make: () => Promise.reject(new Error('damaged')) };
    await expect(writeImages([damaged], folder)).rejects.toThrow('damaged');
    expect(pictures()).toEqual(['gone.1.avif', 'half.1.avif.part', 'kept.1.avif']);
  });
});

describe('a master', () => {
  const png = (width: number, height: number) => plain(width, height).png().toBuffer();

  it.each([
    ['missing', async () => {}, /desk: no file, expected one picture of at least 40 × 30 pixels/],
    ['too small', async () => write('desk.png', await png(40, 29)), /desk\.png: 40 × 29, expected/],
    ['no picture', async () => write('desk.jpg', 'text'), /desk\.jpg: not readable as a picture/],
    [
      'there twice',
      async () => ['desk.jpg', 'desk.png'].map((name) => write(name, '')),
      /desk: desk\.jpg and desk\.png, expected one picture/,
    ],
    ['damaged', async () => write('desk.png', (await png(400, 300)).subarray(0, 400)), /desk\.png: not readable/],
  ])('is named when it is %s', async (_, prepare, message) => {
    await prepare();
    const read = readMaster(folder, 'desk', { widths: [40], height: 30 });
    const made = read.then((master) => cut(master, { width: 40, height: 30 }, (picture) => picture.webp()));
    await expect(made).rejects.toThrow(message);
  });

  it('from a phone is shown upright', async () => {
    await plain(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'kari.jpg'));
    expect((await readMaster(folder, 'kari', { widths: [40], height: 60 })).size).toEqual({ width: 40, height: 60 });
  });
});

describe('a cut', () => {
  it.each([
    ['0% 50%', 'left', 80, 20, 255],
    ['100% 50%', 'left', 80, 20, 0],
    ['50% 0%', 'top', 20, 80, 255],
    ['50% 100%', 'top', 20, 80, 0],
  ] as const)('keeps what is at the focal point %s', async (focus, white, width, height, level) => {
    await (await halves(width, height, white)).png().toFile(join(folder, 'kari.png'));
    const outputs: Output[] = [];
    await planPicture(folder, 'kari', { widths: [10], height: 10, focus }, outputs);
    const middle = sharp(await outputs[0]?.make()).extract({ left: 4, top: 4, width: 1, height: 1 });
    // AVIF may be a little off.
    expect(Math.abs(((await middle.raw().toBuffer())[0] ?? 0) - level)).toBeLessThan(20);
  });
});

describe('a picture', () => {
  const crop = { widths: [20, 40], height: 30 };
  beforeEach(() => plain(44, 30).png().toFile(join(folder, 'desk.png')));

  it('is made in each width', async () => {
    const outputs: Output[] = [];
    await planPicture(folder, 'desk', crop, outputs);
    const made = await Promise.all(outputs.map(async ({ make }) => sharp(await make()).metadata()));
    expect(made.map(({ width, height, format, mediaType }) => [width, height, mediaType ?? format])).toEqual([
      [20, 15, 'image/avif'],
      [40, 30, 'image/avif'],
    ]);
  });

  it('has another address after a change', async () => {
    const { srcset } = await planPicture(folder, 'desk', crop, []);
    await plain(46, 30).png().toFile(join(folder, 'desk.png'));
    expect((await planPicture(folder, 'desk', crop, [])).srcset).not.toBe(srcset);
  });
});

describe('the pictures of the facts', () => {
  it('asks for two crops of a slide, and for portraits with their focal point', () => {
    const people = [{ id: 'kari', name: 'Kari', portrait: 'kari' }] as unknown as typeof company.people;
    const crops = pictureCrops({ ...company, slides: ['snow'], services: [], people, focus: { kari: '40% 10%' } });
    expect(Object.keys(crops)).toEqual(['snow', 'snow-portrait', 'about', 'fallback', 'kari']);
    expect(crops.kari).toMatchObject({ height: 800, focus: '40% 10%' });
  });
});

describe('a drawing', () => {
  const plan = (fill: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${fill}" d="M0 0h32v32H0z"/></svg>`;
    for (const name of ['icon', 'mark']) write(`${name}.svg`, svg);
    const outputs: Output[] = [];
    planBrand(folder, COLORS, outputs);
    return outputs;
  };

  it.each([
    ['var(--brass-line)', COLORS.brass.line],
    ['var(--glacier)', COLORS.glacier],
    ['#123456', '#123456'],
  ])('in %s is served in %s', async (fill, served) => {
    expect(String(await plan(fill)[0]?.make())).toContain(`fill="${served}"`);
  });

  it('in an unknown color is named', () => {
    expect(() => plan('var(--pink)')).toThrow(/icon\.svg: content\/colors\.ts has no color “pink”/);
  });

  it('becomes a favicon.ico of 32 × 32 pixels', async () => {
    const favicon = plan('var(--ink)').find(({ name }) => name === 'favicon.ico');
    const png = (await favicon?.make())?.subarray(22);
    expect(await sharp(png).metadata()).toMatchObject({ width: 32, height: 32 });
  });
});

describe('a link preview', () => {
  it('keeps a long headline within the margins of a link preview', async () => {
    await plain(1200, 630).png().toFile(join(folder, 'card.png'));
    const outputs: Output[] = [];
    const brand = { name: 'Ørn', colors: COLORS };
    await planCard(folder, 'no', 'Virksomhetsregnskap med regnskapsføring <mark>nå.</mark>', brand, outputs);
    const words = sharp(await outputs[0]?.make()).extract({ left: 0, top: 150, width: 1200, height: 380 });
    // Words are the only light thing there.
    const light = sharp(await words.threshold(200).png().toBuffer()).trim({ background: '#000' });
    const { info } = await light.toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    expect(left).toBeGreaterThan(55);
    expect(left + info.width).toBeLessThanOrEqual(1140);
  });
});
