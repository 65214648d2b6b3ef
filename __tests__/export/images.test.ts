/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureCrops } from '@/checks/picture-crops';
import { company } from '@/company/company';
import { COLORS } from '@/content/colors';
import { planBrand } from '@/export/images/brand';
import { planCard } from '@/export/images/card';
import { cut, type Output, readMaster } from '@/export/images/master';
import { planPicture, writeImages } from '@/export/images/pictures';
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

describe('writing pictures', () => {
  const planned = (name: string): Output => ({ name, make: async () => Buffer.from('new') });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pictures = () => readdirSync(join(folder, 'pictures')).sort();
  beforeEach(() => {
    write('pictures/kept.1.avif', 'old');
    write('pictures/gone.1.avif', 'old');
    write('pictures/half.1.avif.part', 'interrupted');
    write('brand/badge-ring.svg', 'the owner’s');
    write('price-list.pdf', 'the owner’s');
  });

  it('makes what is new and deletes what is not planned, only in its own folder', async () => {
    const made = await writeImages([planned('pictures/kept.1.avif'), planned('pictures/new.1.avif')], folder);
    expect(made).toEqual([{ name: 'pictures/new.1.avif', bytes: 3 }]);
    expect(pictures()).toEqual(['kept.1.avif', 'new.1.avif']);
    expect(read('pictures/kept.1.avif')).toBe('old');
    expect(readdirSync(join(folder, 'brand'))).toEqual(['badge-ring.svg']);
    expect(readdirSync(folder)).toContain('price-list.pdf');
  });

  it('makes a file with a fixed name again', async () => {
    await writeImages([{ ...planned('brand/badge-ring.svg'), fixed: true }], folder);
    expect(read('brand/badge-ring.svg')).toBe('new');
  });

  it('deletes nothing if a picture cannot be made', async () => {
    const damaged = { name: 'pictures/desk.1.avif', make: () => Promise.reject(new Error('damaged')) };
    await expect(writeImages([damaged], folder)).rejects.toThrow('damaged');
    expect(pictures()).toEqual(['gone.1.avif', 'half.1.avif.part', 'kept.1.avif']);
  });
});

describe('a master', () => {
  const png = (width: number, height: number) => plain(width, height).png().toBuffer();

  it.each([
    ['missing', async () => ({}), /desk: no file, expected one picture of at least 40 × 30 pixels/],
    ['too small', async () => ({ 'desk.png': await png(40, 29) }), /desk\.png: 40 × 29, expected/],
    ['not a picture', async () => ({ 'desk.jpg': 'text' }), /desk\.jpg: not readable as a picture/],
    ['not the only one', async () => ({ 'desk.jpg': '', 'desk.png': '' }), /desk: desk\.jpg and desk\.png, expected/],
    ['damaged', async () => ({ 'desk.png': (await png(400, 300)).subarray(0, 400) }), /desk\.png: not readable/],
  ])('is refused if it is %s', async (_, files, message) => {
    writeFiles(folder, await files());
    const read = readMaster(folder, 'desk', { widths: [40], height: 30 });
    const made = read.then((master) => cut(master, { width: 40, height: 30 }, (picture) => picture.webp()));
    await expect(made).rejects.toThrow(message);
  });

  it('from a phone is turned upright', async () => {
    await plain(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'kari.jpg'));
    expect((await readMaster(folder, 'kari', { widths: [40], height: 60 })).size).toEqual({ width: 40, height: 60 });
  });
});

describe('a picture', () => {
  const crop = { widths: [20, 40], height: 30 };
  /** Plans a picture. Returns its address and what is made. */
  async function planned(name: string, options: Parameters<typeof planPicture>[2]) {
    const outputs: Output[] = [];
    const { srcset } = await planPicture(folder, name, options, outputs);
    return { srcset, made: () => Promise.all(outputs.map(async ({ make }) => sharp(await make()))) };
  }

  it('is made in each width, with a new address once it has changed', async () => {
    await plain(44, 30).png().toFile(join(folder, 'desk.png'));
    const { srcset, made } = await planned('desk', crop);
    const metadata = await Promise.all((await made()).map((picture) => picture.metadata()));
    expect(metadata.map(({ width, height, format, mediaType }) => [width, height, mediaType ?? format])).toEqual([
      [20, 15, 'image/avif'],
      [40, 30, 'image/avif'],
    ]);
    await plain(46, 30).png().toFile(join(folder, 'desk.png'));
    const { srcset: changed } = await planned('desk', crop);
    expect(changed).not.toBe(srcset);
    expect((await planned('desk', { ...crop, focus: '1% 2%' })).srcset).not.toBe(changed);
  });

  it.each([
    ['0% 50%', 80, 20, 255],
    ['100% 50%', 80, 20, 0],
    ['50% 0%', 20, 80, 255],
    ['50% 100%', 20, 80, 0],
  ])('keeps what is at the focal point %s of %d × %d', async (focus, width, height, level) => {
    // Its left or upper half is white.
    const white = await plain(width === 80 ? 40 : width, height === 80 ? 40 : height, '#fff')
      .png()
      .toBuffer();
    const halves = plain(width, height, '#000').composite([{ input: white, left: 0, top: 0 }]);
    await halves.png().toFile(join(folder, 'kari.png'));
    const [square] = await (await planned('kari', { widths: [10], height: 10, focus })).made();
    const middle = await square?.extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
    // AVIF may be a little off.
    expect(Math.abs((middle?.[0] ?? 127) - level)).toBeLessThan(20);
  });

  it('of a slide has two crops, and others have their focal points', () => {
    const people = [{ id: 'kari', name: 'Kari', portrait: 'kari' }] as unknown as typeof company.people;
    const services = company.services.slice(0, 1);
    const focus = { kari: '40% 10%', payroll: '1% 2%', about: '3% 4%' };
    const crops = pictureCrops({ ...company, slides: ['snow'], services, people, focus });
    expect(Object.keys(crops)).toEqual(['snow', 'snow-portrait', 'about', 'payroll', 'fallback', 'kari']);
    expect(crops).toMatchObject({ kari: { height: 800, focus: focus.kari }, payroll: { focus: focus.payroll } });
    expect(crops.about?.focus).toBe(focus.about);
  });
});

describe('a drawing', () => {
  const plan = (fill: string, colors: Parameters<typeof planBrand>[1] = COLORS) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${fill}" d="M0 0h32v32H0z"/></svg>`;
    for (const name of ['icon', 'mark']) write(`${name}.svg`, svg);
    const outputs: Output[] = [];
    planBrand(folder, colors, outputs);
    return outputs;
  };

  it.each([
    ['var(--brass-line)', COLORS.brass.line],
    ['var(--glacier)', COLORS.glacier],
    ['#123456', '#123456'],
  ])('with the fill %s is painted %s', async (fill, served) => {
    expect(String(await plan(fill)[0]?.make())).toContain(`fill="${served}"`);
  });

  it('with an unknown color is refused', () => {
    expect(() => plan('var(--pink)')).toThrow(/icon\.svg: content\/colors\.ts has no color “pink”/);
  });

  it('is made in each size, with a new address once the color around it has changed', () => {
    const namesWith = (ink: string) => plan('#123456', { ...COLORS, ink }).map(({ name }) => name);
    const names = namesWith('#0e2a33');
    expect(names).toHaveLength(7);
    expect(names).toEqual(expect.arrayContaining(['brand/contours-ink.svg', 'brand/contours-sand.svg']));
    expect(namesWith('#0e2a34').filter((name) => names.includes(name))).toHaveLength(4);
  });

  it('is converted to a favicon.ico of 32 × 32 pixels', async () => {
    const favicon = plan('var(--ink)').find(({ name }) => name === 'favicon.ico');
    const png = (await favicon?.make())?.subarray(22);
    expect(await sharp(png).metadata()).toMatchObject({ width: 32, height: 32 });
  });
});

it('a link preview keeps a long headline within its margins and the colors of the logo; another has a new address', async () => {
  await plain(1200, 630).png().toFile(join(folder, 'card.png'));
  const outputs: Output[] = [];
  const wordmark = `<?xml version="1.0"?><svg xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 210 52" fill="none">
    <linearGradient id="top"><stop stop-color="#f00"/></linearGradient><path id="b" d="M0 0h210v52H0z"/>
    <path fill="url(#top)" d="M0 0h20v52H0z"/><use xlink:href="#b" x="190" fill="#fff"/></svg>`;
  const brand = { name: 'Ørn', colors: COLORS, wordmark };
  await planCard(folder, 'no', 'Virksomhetsregnskap med regnskapsføring <mark>nå.</mark>', brand, outputs);
  await planCard(folder, 'no', 'Regnskap & <mark>nå.</mark>', brand, outputs);
  expect(outputs[1]?.name).not.toBe(outputs[0]?.name);
  await outputs[1]?.make();
  const card = await outputs[0]?.make();
  const [red = 0, green = 255] = await sharp(card).extract({ left: 70, top: 76, width: 1, height: 1 }).raw().toBuffer();
  expect(red - green).toBeGreaterThan(150);
  const plainPart = await sharp(card).extract({ left: 150, top: 76, width: 1, height: 1 }).raw().toBuffer();
  expect(Math.max(...plainPart)).toBeLessThan(100);
  const words = sharp(card).extract({ left: 0, top: 150, width: 1200, height: 380 });
  // Words are the only light thing there.
  const light = sharp(await words.threshold(200).png().toBuffer()).trim({ background: '#000' });
  const { info } = await light.toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  expect(left).toBeGreaterThan(55);
  expect(left + info.width).toBeLessThanOrEqual(1140);
});
