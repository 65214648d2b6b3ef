/** @jest-environment node */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { planCard } from '@/build/images/card';
import { planContours, planIcons } from '@/build/images/icons';
import { cut, readMaster } from '@/build/images/master';
import { planImages } from '@/build/images/plan';
import { COLORS } from '@/content/colors';

const manifest: typeof import('@/content/pictures.json') = JSON.parse(readFileSync('content/pictures.json', 'utf8'));

import { FALLBACK_SRC } from '@/lib/fallback';

// The owner's pictures are asked for by the owner's facts.
jest.mock('@/lib/company', () => ({
  company: JSON.parse(require('node:fs').readFileSync('content/company.json', 'utf8')),
}));
// Masters are decoded, which takes its time on a busy machine.
jest.setTimeout(60_000);

const SERVED = 'public/pictures';
const served = readdirSync(SERVED);
const kilobytes = (file: string) => statSync(file).size / 1000;

describe('what is served', () => {
  let plan: Awaited<ReturnType<typeof planImages>>;
  beforeAll(async () => {
    plan = await planImages('content/images');
  });

  it('belongs to the masters, the settings and the headlines (if not: npm run images)', () => {
    expect(manifest).toEqual(plan.manifest);
  });

  it('is complete, with no file left over', () => {
    const named = plan.outputs.filter(({ fixed }) => !fixed).map(({ name }) => name);
    expect(served.toSorted()).toEqual(named.toSorted());
  });

  it('has the stock picture under the address that browser code knows', () => {
    expect(existsSync(`public${FALLBACK_SRC}`)).toBe(true);
  });

  it('has as many pixels as its name says', async () => {
    const pictures = served.filter((name) => /-\d+\./.test(name));
    const widths = await Promise.all(pictures.map(async (name) => (await sharp(`${SERVED}/${name}`).metadata()).width));
    expect(widths).toEqual(pictures.map((name) => Number(/-(\d+)\./.exec(name)?.[1])));
  });

  it('keeps ten bits in every AVIF', async () => {
    const files = served.filter((name) => name.endsWith('.avif'));
    const bits = await Promise.all(
      files.map(async (name) => (await sharp(`${SERVED}/${name}`).metadata()).bitsPerSample),
    );
    expect(new Set(bits)).toEqual(new Set([10]));
  });

  it('has link previews of at most 90 kB', () => {
    for (const { src } of Object.values(manifest.cards)) expect(kilobytes(`public${src}`)).toBeLessThanOrEqual(90);
  });

  it('has a favicon.ico with a picture of 32 × 32 pixels', async () => {
    const icon = plan.outputs.find(({ name }) => name.endsWith('favicon.ico'));
    expect(await sharp((await icon?.make())?.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
    expect(existsSync('public/favicon.ico')).toBe(true);
  });
});

it('keeps the masters within 15 MB', () => {
  expect(
    readdirSync('content/images').reduce((sum, name) => sum + kilobytes(`content/images/${name}`), 0),
  ).toBeLessThanOrEqual(15_000);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masters-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a master', () => {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0e2a33' } })
      .png()
      .toFile(join(folder, 'desk.png'));

  it('is named when it is missing', async () => {
    await expect(readMaster(folder, 'desk', 40, 30)).rejects.toThrow(
      /desk: no file, expected one picture of at least 40 × 30 pixels/,
    );
  });

  it('is named when it is too small', async () => {
    await drawn(40, 29);
    await expect(readMaster(folder, 'desk', 40, 30)).rejects.toThrow(/desk\.png: 40 × 29, expected/);
  });

  it('is named when it is not a picture', async () => {
    writeFileSync(join(folder, 'desk.jpg'), 'not a picture');
    await expect(readMaster(folder, 'desk', 40, 30)).rejects.toThrow(/desk\.jpg: not readable as a picture, expected/);
  });

  it('is named when it breaks off', async () => {
    await drawn(400, 300);
    const whole = readFileSync(join(folder, 'desk.png'));
    writeFileSync(join(folder, 'desk.png'), whole.subarray(0, whole.length / 2));
    const master = await readMaster(folder, 'desk', 40, 30);
    await expect(cut(master, 40, 30, (picture) => picture.webp())).rejects.toThrow(/desk\.png: not readable/);
  });

  it('is named when there are two of it', async () => {
    await drawn(40, 30);
    copyFileSync(join(folder, 'desk.png'), join(folder, 'desk.webp'));
    await expect(readMaster(folder, 'desk', 40, 30)).rejects.toThrow(
      /desk: desk\.png and desk\.webp, expected one picture/,
    );
  });

  it('is taken in any format and size that is large enough', async () => {
    await drawn(41, 30);
    expect((await readMaster(folder, 'desk', 40, 30)).path).toBe(join(folder, 'desk.png'));
  });
});

describe('a drawing', () => {
  const square = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" d="M0 0h32v32H0z"/></svg>`;
  const draw = (color: string) => {
    for (const name of ['icon', 'mark']) writeFileSync(join(folder, `${name}.svg`), square(color));
    return planIcons(folder).outputs;
  };

  it.each([
    ['var(--brass-line)', COLORS.brass.line],
    ['var(--glacier)', COLORS.glacier],
    ['#123456', '#123456'],
  ])('in %s is served in %s', async (drawn, served) => {
    const [icon] = draw(drawn);
    expect(String(await icon?.make())).toContain(`fill="${served}"`);
  });

  it('has another address in other colors', () => {
    expect(draw('var(--ink)').map(({ name }) => name)).not.toEqual(draw('var(--paper)').map(({ name }) => name));
  });

  it('names the file and the color that there is not', () => {
    expect(() => draw('var(--pink)')).toThrow(/icon\.svg: content\/colors\.ts has no color “pink”/);
  });

  it('of contour lines is served as its master and the colors have it', async () => {
    for (const { name, make } of planContours('content/images')) {
      expect(readFileSync(`${SERVED}/${name}`)).toEqual(await make());
    }
  });
});

describe('a link preview', () => {
  it('names the catalog whose headline has a letter that the font lacks', async () => {
    await expect(planCard('content/images', 'pl', 'Gotowe <mark>Źródło 会.</mark>')).rejects.toThrow(
      /^messages\/pl\.json hero\.title: \S+ has no letter “.”$/,
    );
  });

  it('names the catalog whose headline has no lines', async () => {
    await expect(planCard('content/images', 'pl', 'Gotowe')).rejects.toThrow(
      /^messages\/pl\.json hero\.title: .*<mark>/,
    );
  });

  it('keeps a headline of long words within its margins', async () => {
    const { outputs } = await planCard(
      'content/images',
      'pl',
      'Virksomhetsregnskap med regnskapsføring <mark>nå.</mark>',
    );
    const { data, info } = await sharp(await outputs[0]?.make())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const isPaper = (x: number, y: number) => (data[3 * (y * info.width + x)] ?? 0) > 225;
    const columns = [...Array(info.width).keys()].filter((x) =>
      [...Array(info.height).keys()].some((y) => isPaper(x, y) && (data[3 * (y * info.width + x) + 2] ?? 0) > 200),
    );
    expect(columns[0]).toBeGreaterThan(55);
    expect(columns.at(-1)).toBeLessThan(info.width - 60);
  });
});
