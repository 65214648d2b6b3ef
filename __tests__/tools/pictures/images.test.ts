/** @jest-environment node */
import sharp, { type Sharp } from 'sharp';
import type { Content } from '@/checks/content';
import { CARD, type Crop, pictureCrops } from '@/checks/picture-crops';
import { COLORS } from '@/content/colors';
import { company } from '@/lib/company';
import { headline } from '@/lib/headline';
import { planAppIcons, planTabIcon } from '@/tools/pictures/brand';
import { type CardDesign, drawHeadline, planCard } from '@/tools/pictures/card';
import { type Logo, readLogo } from '@/tools/pictures/logo';
import { contentHash, cut, masterOf, type Output } from '@/tools/pictures/master';
import { planPicture } from '@/tools/pictures/pictures';

// Encoding takes its time on a busy machine.
jest.setTimeout(60_000);

const plain = (width: number, height: number, background = '#0e2a33') =>
  sharp({ create: { width, height, channels: 3, background } });
const pixelsOf = (picture: Sharp) => picture.raw().toBuffer({ resolveWithObject: true });

it.each([
  ['jpeg', 40, 60],
  ['png', 40, 60],
  ['webp', 60, 40],
] as const)('a master from a phone is turned as browsers turn it: a %s', async (format, width, height) => {
  const bytes = await plain(60, 40).toFormat(format).withMetadata({ orientation: 6 }).toBuffer();
  const master = await masterOf({ path: 'kari', bytes }, { widths: [1], height: 1 });
  expect(master.size).toEqual({ width, height });
  await cut(master, { width, height }, (picture) => picture.png());
});

describe('a picture', () => {
  const crop = { widths: [20, 40], height: 30 };
  /** Plans a picture. Returns its address and what is made. */
  async function planned(picture: Sharp, options: Crop) {
    const outputs: Output[] = [];
    const master = await masterOf({ path: 'desk.png', bytes: await picture.png().toBuffer() }, options);
    const { srcset } = planPicture('desk', { master, crop: options }, outputs);
    return { srcset, made: () => Promise.all(outputs.map(async ({ make }) => sharp(await make()))) };
  }

  it('without a ground has a white one', async () => {
    const clear = { width: 40, height: 30, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const bytes = await sharp({ create: clear }).png().toBuffer();
    const master = await masterOf({ path: 'icon.png', bytes }, { widths: [4], height: 3 });
    const { data } = await pixelsOf(sharp(await cut(master, { width: 4, height: 3 }, (picture) => picture.png())));
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('is made in each width, with a new address once it has changed', async () => {
    const { srcset, made } = await planned(plain(44, 30), crop);
    const metadata = await Promise.all((await made()).map((picture) => picture.metadata()));
    expect(metadata.map(({ width, height, format, mediaType }) => [width, height, mediaType ?? format])).toEqual([
      [20, 15, 'image/avif'],
      [40, 30, 'image/avif'],
    ]);
    const { srcset: changed } = await planned(plain(46, 30), crop);
    expect(changed).not.toBe(srcset);
    expect((await planned(plain(46, 30), { ...crop, focus: '1% 2%' })).srcset).not.toBe(changed);
  });

  it('is not made larger than its master', async () => {
    const small = { ...crop, least: { width: 1, height: 1 } };
    expect((await planned(plain(36, 24), small)).srcset).toMatch(/^\/pictures\/desk-20\.\w+\.avif 20w$/);
    expect((await planned(plain(18, 13), small)).srcset).toContain(' 17w');
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
    const [square] = await (await planned(halves, { widths: [10], height: 10, focus })).made();
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

describe('an icon', () => {
  const square = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${fill}" d="M0 0h32v32H0z"/></svg>`;
  const outputs: Output[] = [];
  beforeEach(() => {
    outputs.length = 0;
  });
  const drawn = (picture: string | Buffer, ending: string) => {
    return { path: `content/images/icon.${ending}`, bytes: Buffer.from(picture) };
  };
  const planTab = (picture: string | Buffer, ending = 'svg') => planTabIcon(drawn(picture, ending), COLORS, outputs);
  const planApps = (picture: string | Buffer, ending = 'svg', colors: Content['colors'] = COLORS) =>
    planAppIcons(drawn(picture, ending), colors, outputs);
  const made = (name: string | undefined) => outputs.find((output) => `/${output.name}` === name)?.make();

  it('is painted in the colors of the site, and has no script', async () => {
    const fills = ['var(--brass-line)', '#123456', 'var(--own)'];
    const paths = fills.map((fill, index) => `<path fill="${fill}" d="M0 ${9 * index}h32v9H0z"/>`);
    const extra = '<style>svg{--own:#123}</style><script>a()</script>';
    const { icon } = await planTab(square('none').replace('</svg>', `${extra}${paths.join('')}</svg>`));
    const painted = String(await made(icon));
    for (const fill of [COLORS.brass.line, '#123456', 'var(--own)']) expect(painted).toContain(`fill="${fill}"`);
    expect(painted).not.toContain('script');
  });

  it('of a photo with its position is a picture without it', async () => {
    const exif = { IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } };
    const photo = (await plain(9, 9).withExif(exif).png().toBuffer()).toString('base64');
    const image = `<image width="32" height="32" href="data:image/png;base64,${photo}"/></svg>`;
    expect((await planTab(square('none').replace('</svg>', image))).icon).toMatch(/\.png$/);
  });

  it('with an unknown color is refused', async () => {
    await expect(planTab(square('var(--pink)'))).rejects.toMatchObject({
      path: 'content/images/icon.svg',
      message: 'there is no colour with the name “pink”',
    });
  });

  it('from a picture of 9 pixels is as large as from any other', async () => {
    const { icon } = await planTab(await plain(9, 9, '#fff').png().toBuffer(), 'png');
    const { data } = await pixelsOf(sharp(await made(icon)));
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  it('has a new address once the color around it has changed', async () => {
    const dot = square('none').replace('</svg>', '<circle fill="#fff" cx="16" cy="16" r="9"/></svg>');
    const { large } = await planApps(dot);
    expect((await planApps(dot, 'svg', { ...COLORS, ink: '#0e2a34' })).large).not.toBe(large);
  });

  it.each([
    ['a drawing of 100 mm', async () => square('#fff').replace('viewBox', 'width="100mm" viewBox'), 'svg'],
    ['an upright drawing', async () => square('#fff').replace('0 0 32 32', '0 0 8 32'), 'svg'],
    ['a wide PNG', () => plain(300, 40, '#fff').png().toBuffer(), 'png'],
  ])('from %s is square in every size', async (_, make, ending) => {
    const picture = await make();
    const { apple, small, large } = await planApps(picture, ending);
    for (const [name, size] of Object.entries({ [apple ?? '']: 180, [small ?? '']: 192, [large ?? '']: 512 })) {
      const { data, info } = await pixelsOf(sharp(await made(name)));
      expect(info).toMatchObject({ width: size, height: size });
      const middle = (size * size + size) / 2;
      expect(data[middle * info.channels]).toBeGreaterThan(240);
    }
    const { icon } = await planTab(picture, ending);
    const favicon = (await made('/favicon.ico'))?.subarray(22);
    expect(await sharp(favicon).metadata()).toMatchObject({ width: 32, height: 32 });
    const { width, height } = await sharp(await made(icon)).metadata();
    expect(width).toBe(height);
  });

  it.each([
    ['a wide drawing', 'M0 12h32v8H0z', 0.4],
    ['one with a margin', 'M12 12h8v8h-8z', 0.16],
  ])('from %s is whole in a launcher that cuts a circle of 80 %%', async (_, path, reach) => {
    const { large } = await planApps(square('none').replace('</svg>', `<path fill="#fff" d="${path}"/></svg>`));
    const { data, info } = await pixelsOf(sharp(await made(large)).greyscale());
    const light = [...data.keys()].filter((at) => at % info.channels === 0 && (data[at] ?? 0) > 200);
    const distances = light.map((at) => {
      const index = at / info.channels;
      return Math.hypot((index % 512) - 255.5, Math.floor(index / 512) - 255.5) / 512;
    });
    expect(distances.reduce((most, one) => Math.max(most, one), 0)).toBeCloseTo(reach, 1);
    expect(distances.every((distance) => distance < 0.405)).toBe(true);
  });
});

describe('a link preview', () => {
  const grounds = { light: '#ffffff', dark: '#000000' };
  async function planned(title: string, logo?: Logo, lang = 'nb', design: Partial<CardDesign> = {}) {
    const outputs: Output[] = [];
    const bytes = await plain(1200, 630).png().toBuffer();
    const master = await masterOf({ path: 'card.png', bytes }, CARD);
    const catalog = { locale: 'no', lang, data: { hero: { title } } };
    planCard(master, catalog, { name: 'Ørn', colors: COLORS, logo, ...design }, outputs);
    return outputs[0] as Output;
  }
  const made = async (...card: Parameters<typeof planned>) => (await planned(...card)).make();
  const drawn = (shapes: string, box: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;
    return readLogo({ path: 'logo.svg', bytes: Buffer.from(svg) }, grounds);
  };

  /** Returns where words begin and end. They are the only light thing there. */
  async function wordsIn(card?: Buffer) {
    const words = sharp(card).extract({ left: 0, top: 150, width: 1200, height: 380 });
    const light = sharp(await words.threshold(200).png().toBuffer()).trim({ background: '#000' });
    const { info } = await light.toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    return { left, right: left + info.width };
  }

  it('has a new address with each other headline, direction, name, color and logo', async () => {
    const [title, square] = ['Regnskap & <mark>nå.</mark>', '<path d="M0 0h9v9H0z"/>'];
    const cards = [
      planned(title),
      planned('Regnskap <mark>nå.</mark>'),
      planned(title, undefined, 'he'),
      planned(title, undefined, 'nb', { name: 'Ugle' }),
      planned(title, undefined, 'nb', { colors: { ...COLORS, paper: '#fffffe' } }),
      planned(title, await drawn(square, '0 0 9 9')),
      planned(title, await drawn(`${square}<path d="M0 0h9v9"/>`, '0 0 9 9')),
    ];
    const names = (await Promise.all(cards)).map(({ name }) => name);
    expect(new Set(names).size).toBe(cards.length);
  });

  it('looks as it did, or DRAWING in card.ts has the next number, so that cards are drawn again', async () => {
    const design = { name: 'Ørn', colors: COLORS };
    const words = headline('Regnskap og lønn <mark>nå.</mark>');
    const drawings = await Promise.all((['ltr', 'rtl'] as const).map((dir) => drawHeadline(words, dir, design)));
    expect(contentHash(Buffer.from(drawings.join('')))).toBe('da3d58');
  });

  it('keeps a long headline within its margins', async () => {
    const card = await made('Virksomhetsregnskap med regnskapsføring <mark>nå.</mark>');
    const { left, right } = await wordsIn(card);
    expect(left).toBeGreaterThan(55);
    expect(right).toBeLessThanOrEqual(1140);
  });

  it('has a headline that is written from right to left at the right', async () => {
    const { left, right } = await wordsIn(await made('סדר <mark>טוב.</mark>', undefined, 'he'));
    expect(left).toBeGreaterThan(400);
    expect(right).toBeGreaterThan(1100);
    expect(right).toBeLessThanOrEqual(1140);
  });

  it.each([
    ['wide', '0 0 900 30'],
    ['upright', '0 0 10 90'],
  ])('has a %s logo in its corner', async (_, box) => {
    const [, , width, height] = box.split(' ');
    const card = await made(
      'Regnskap <mark>nå.</mark>',
      await drawn(`<rect width="${width}" height="${height}" fill="#fff"/>`, box),
    );
    const corner = sharp(card).extract({ left: 0, top: 0, width: 600, height: 300 });
    const logo = sharp(await corner.threshold(200).png().toBuffer()).trim({ background: '#000' });
    const { info } = await logo.toBuffer({ resolveWithObject: true });
    expect(info.width).toBeLessThanOrEqual(424);
    expect(info.height).toBeLessThanOrEqual(60);
    expect(info.width / info.height).toBeCloseTo(Number(width) / Number(height), -1);
  });

  it('has a dark logo on a light plate, also between its letters', async () => {
    const letters = '<path d="M0 0h80v50H0zM120 0h80v50h-80z"/>';
    const card = await made('Regnskap <mark>nå.</mark>', await drawn(letters, '0 0 200 50'));
    const at = (left: number, top: number) => sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    expect((await at(69, 54))[0]).toBeGreaterThan(200);
    expect((await at(186, 86))[0]).toBeGreaterThan(200);
  });
});
