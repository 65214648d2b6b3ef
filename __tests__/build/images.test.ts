/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { planBrand } from '@/build/images/brand';
import { planCard } from '@/build/images/card';
import { cut, readMaster } from '@/build/images/master';
import { lowContrast, tooHeavy } from '@/build/images/notes';
import { pictureCrops, planPicture } from '@/build/images/pictures';
import { COLORS } from '@/content/colors';
import { company } from '@/lib/company';

// Encoding takes its time on a busy machine.
jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masters-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plain = (width: number, height: number, background = '#0e2a33') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A master whose left or upper half is white and whose other half is black. */
async function draw(name: string, width: number, height: number, white: 'left' | 'top') {
  const half = white === 'left' ? plain(width / 2, height, '#fff') : plain(width, height / 2, '#fff');
  const input = await half.png().toBuffer();
  const picture = plain(width, height, '#000').composite([{ input, left: 0, top: 0 }]);
  await picture.png().toFile(join(folder, `${name}.png`));
}

describe('a master', () => {
  const save = (width: number, height: number) => plain(width, height).png().toFile(join(folder, 'desk.png'));

  it.each([
    ['missing', () => undefined, /desk: no file, expected one picture of at least 40 × 30 pixels/],
    ['too small', () => save(40, 29), /desk\.png: 40 × 29, expected/],
    ['no picture', () => writeFileSync(join(folder, 'desk.jpg'), 'text'), /desk\.jpg: not readable as a picture/],
    [
      'there twice',
      async () => {
        await save(40, 30);
        copyFileSync(join(folder, 'desk.png'), join(folder, 'desk.webp'));
      },
      /desk: desk\.png and desk\.webp, expected one picture/,
    ],
  ])('is named when it is %s', async (_, prepare, message) => {
    await prepare();
    await expect(readMaster(folder, 'desk', 40, 30)).rejects.toThrow(message);
  });

  it('is named when it is damaged', async () => {
    await save(400, 300);
    const whole = readFileSync(join(folder, 'desk.png'));
    writeFileSync(join(folder, 'desk.png'), whole.subarray(0, whole.length / 2));
    const master = await readMaster(folder, 'desk', 40, 30);
    await expect(cut(master, { width: 40, height: 30 }, (picture) => picture.webp())).rejects.toThrow(/desk\.png/);
  });

  it('from a phone is shown upright', async () => {
    await plain(60, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'kari.jpg'));
    expect((await readMaster(folder, 'kari', 40, 60)).size).toEqual({ width: 40, height: 60 });
  });
});

/** The gray level of the middle of a cut picture. */
async function middleOf(focus: string | undefined, white: 'left' | 'top', width: number, height: number) {
  await draw('kari', width, height, white);
  const master = await readMaster(folder, 'kari', 10, 10);
  const square = await cut(master, { width: 10, height: 10, focus }, (picture) => picture.toColorspace('srgb').png());
  return (await sharp(square).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer())[0];
}

it.each([
  ['0% 50%', 'left', 80, 20, 255],
  ['100% 50%', 'left', 80, 20, 0],
  ['50% 0%', 'top', 20, 80, 255],
  ['50% 100%', 'top', 20, 80, 0],
] as const)('keeps what is at the focal point %s', async (focus, white, width, height, level) => {
  expect(await middleOf(focus, white, width, height)).toBe(level);
});

describe('a picture', () => {
  const crop = { widths: [20, 40], height: 30, limit: { width: 40, kilobytes: 0.001 } };
  beforeEach(() => draw('desk', 44, 30, 'left'));

  it('is made in each width and format', async () => {
    const { outputs } = await planPicture(folder, 'desk', crop);
    const made = await Promise.all(outputs.map(async ({ make }) => sharp(await make()).metadata()));
    expect(made.map(({ width, height, format, mediaType }) => [width, height, mediaType ?? format])).toEqual([
      [20, 15, 'image/avif'],
      [40, 30, 'image/avif'],
      [20, 15, 'image/webp'],
      [40, 30, 'image/webp'],
    ]);
    expect(made[1]?.bitsPerSample).toBe(10);
  });

  it('has another address after a change', async () => {
    const { entry } = await planPicture(folder, 'desk', crop);
    await draw('desk', 46, 30, 'left');
    expect((await planPicture(folder, 'desk', crop)).entry.avif).not.toBe(entry.avif);
  });

  it('that is too heavy is named with its weight', async () => {
    const { outputs } = await planPicture(folder, 'desk', crop);
    mkdirSync(join(folder, 'pictures'));
    for (const { name } of outputs) writeFileSync(join(folder, name), Buffer.alloc(1500));
    expect(tooHeavy(folder, outputs)).toEqual([
      expect.stringMatching(/^Too heavy: pictures\/desk-40\..*avif is 2 kB, at most 0.001 kB/),
    ]);
  });
});

it('asks for two crops of a slide, and for portraits with their focal point', () => {
  const people = [
    { id: 'kari', name: 'Kari', portrait: 'kari' },
    { id: 'ola', name: 'Ola' },
  ] as typeof company.people;
  const crops = pictureCrops({ ...company, slides: ['snow'], services: [], people, focus: { kari: '40% 10%' } });
  expect(Object.keys(crops)).toEqual(['snow', 'snow-portrait', 'about', 'fallback', 'kari']);
  expect(crops.kari).toMatchObject({ height: 800, focus: '40% 10%' });
});

describe('the headline on a slide', () => {
  const check = async (wide: Sharp) => {
    await wide.png().toFile(join(folder, 'snow.png'));
    await plain(600, 900).png().toFile(join(folder, 'snow-portrait.png'));
    return lowContrast(folder, ['snow']);
  };

  it('that is white has too little contrast, which is told in figures', async () => {
    expect(await check(plain(840, 400, '#fff'))).toEqual([
      expect.stringMatching(/slide “snow” is about 3\.\d : 1, at least 4\.5 : 1 is good/),
    ]);
  });

  it('that is light where no words are is readable', async () => {
    const sky = { input: await plain(840, 200, '#fff').png().toBuffer(), left: 0, top: 0 };
    expect(await check(plain(840, 400).composite([sky]))).toEqual([]);
  });
});

describe('a drawing', () => {
  const plan = (fill: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${fill}" d="M0 0h32v32H0z"/></svg>`;
    for (const name of ['icon', 'mark']) writeFileSync(join(folder, `${name}.svg`), svg);
    return planBrand(folder).outputs;
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

it('keeps a long headline within the margins of a link preview', async () => {
  await plain(1200, 630).png().toFile(join(folder, 'card.png'));
  const { outputs } = await planCard(folder, 'no', 'Virksomhetsregnskap med regnskapsføring <mark>nå.</mark>');
  const words = sharp(await outputs[0]?.make()).extract({ left: 0, top: 150, width: 1200, height: 380 });
  // Words are the only light thing there.
  const { info } = await sharp(await words.threshold(200).png().toBuffer())
    .trim({ background: '#000' })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  expect(left).toBeGreaterThan(55);
  expect(left + info.width).toBeGreaterThan(900);
  expect(left + info.width).toBeLessThanOrEqual(1140);
});
