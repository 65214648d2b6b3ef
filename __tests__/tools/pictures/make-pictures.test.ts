/** @jest-environment node */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '@/checks/check-content';
import { readingOf } from '@/checks/reading';
import type { PictureFile } from '@/tools/pictures/master';
import { checkMasters, makeNewPictures, makePictures } from '@/tools/pictures/pictures';
import { contentCopy, linesOf } from '../../checks/content-copy';

// images.test.ts tests how pictures are encoded and link previews drawn.
jest.mock('@/tools/pictures/master', () => {
  const actual = jest.requireActual('@/tools/pictures/master');
  return { ...actual, cut: (master: PictureFile) => actual.decode(master).then(() => master.bytes) };
});
jest.mock('@/tools/pictures/card', () => ({
  planCard: async (_: object, { locale }: { locale: string }) => ({ src: `/pictures/card-${locale}.jpeg` }),
}));

const COMPANY = 'content/company.json';
const { root, content, read, write, set } = contentCopy();
const list = () => JSON.parse(read('content/pictures.json'));
const encode = (width: number, height: number, background = '#123') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const writeMaster = (name: string, picture: Buffer) => write(`content/images/${name}.jpg`, picture);

const SIZES: Record<string, [width: number, height: number]> = {
  fjord: [2560, 1440],
  'fjord-portrait': [1170, 1800],
  payroll: [1200, 900],
  fallback: [1440, 1080],
  card: [1200, 630],
};
const masters = Object.entries(SIZES).map(([name, size]) => [name, encode(...size)] as const);

beforeEach(async () => {
  set(COMPANY, 'slides', ['fjord']);
  set(COMPANY, 'association', undefined);
  set(COMPANY, 'services', { payroll: { account: '5000' } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9v9z"/></svg>';
  for (const name of ['icon', 'mark', 'contours-ink', 'contours-sand']) write(`content/images/${name}.svg`, svg);
  for (const [name, picture] of masters) writeMaster(name, await picture);
});

describe('pictures', () => {
  it('are made only from new masters; those of services are optional', async () => {
    // Entries are not needed before the build.
    write('content/pictures.json', '{ "pictures": {}, "cards": {} }');
    expect(checkContent(content())).toEqual([]);
    // Analyzing logos would take most of the time.
    rmSync(join(root(), 'content/brand'), { recursive: true });
    write('public/pictures/fjord-640.012345.avif.part', 'interrupted');
    write('public/brand/contours-ink.svg', 'old');
    write('public/brand/ours.svg', 'the owner’s');
    const build = () => makeNewPictures(root(), readingOf(content()));
    await build();
    expect(readdirSync(join(root(), 'public/pictures')).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(['contours-ink', 'ours'].map((name) => read(`public/brand/${name}.svg`))).toEqual([
      read('content/images/contours-ink.svg'),
      'the owner’s',
    ]);
    expect(Object.keys(list().cards)).toEqual(['no', 'se', 'pl']);
    const [payroll, fallback] = ['payroll', 'fallback'].map((name) =>
      join(root(), 'public', list().pictures[name].srcset.split(' ')[0]),
    ) as [string, string];
    const first = statSync(payroll).mtimeMs;
    await build();
    expect(statSync(payroll).mtimeMs).toBe(first);

    const windows = read('content/pictures.json').replaceAll('\n', '\r\n');
    write('content/pictures.json', windows);
    await build();
    expect(read('content/pictures.json')).toBe(windows);

    rmSync(fallback);
    await build();
    expect(statSync(fallback).size).toBeGreaterThan(0);

    writeMaster('payroll', await encode(1200, 900, '#456'));
    await build();
    expect(statSync(payroll, { throwIfNoEntry: false })).toBeUndefined();

    rmSync(join(root(), 'content/images/payroll.jpg'));
    await build();
    expect(Object.keys(list().pictures)).toEqual(['fjord', 'fjord-portrait', 'fallback']);
  });

  it('that are missing or cannot be used are refused by the check as by the build, each with one sentence', async () => {
    write('content/images/fallback.jpg', '');
    write('content/brand/logo.svg', '<svg><a');
    write('content/images/icon.svg', '<svg viewBox="0 0 9 9"><path fill="var(--pink)" d="M0 0h9v9z"/></svg>');
    writeMaster('card', await encode(1199, 630));
    for (const name of ['mark.svg', 'fjord.jpg', 'fjord-portrait.jpg']) rmSync(join(root(), 'content/images', name));
    const { problems } = await checkMasters(root(), readingOf(content()));
    const checked = linesOf([...checkContent(content()), ...problems]).sort();
    expect(checked).toEqual([
      expect.stringMatching(/brand\/logo\.svg: the end of this file is missing/),
      expect.stringMatching(/images\/card\.jpg: this picture is 1199 × 630 pixels/),
      expect.stringMatching(/images\/fallback\.jpg: this file is empty/),
      expect.stringMatching(/images\/fjord: this picture is missing/),
      expect.stringMatching(/images\/icon\.svg: there is no colour with the name “pink”/),
      expect.stringMatching(/images\/mark: this picture is missing/),
    ]);
    const before = read('content/pictures.json');
    const built = await makePictures(root()).catch(({ message }: Error) => message.split('\n').filter(Boolean));
    expect([...(built as string[])].sort()).toEqual(checked);
    expect(read('content/pictures.json')).toBe(before);
  });

  it('that are damaged are found by the check, and nothing is removed for them', async () => {
    rmSync(join(root(), 'content/brand'), { recursive: true });
    const picture = await sharp(await encode(1200, 900))
      .png()
      .toBuffer();
    write('content/images/payroll.png', picture.fill(0, 999, 1099));
    rmSync(join(root(), 'content/images/payroll.jpg'));
    const { problems } = await checkMasters(root(), readingOf(content()));
    expect(problems.map(({ file }) => file)).toEqual(['content/images/payroll.png']);
    write('public/pictures/payroll-1200.012345.avif', 'old');
    await expect(makePictures(root())).rejects.toThrow('content/images/payroll.png: this picture cannot be read');
    expect(read('public/pictures/payroll-1200.012345.avif')).toBe('old');
  });

  it('of brands are asked about if they are lost on the ground where they are shown', async () => {
    const colors = {
      ...{ logo: '#fff', 'logo-on-dark': '#111', 'platforms/tripletex': '#111', 'platforms/powerOffice': '#fff' },
      // Shown on light grounds only.
      ...{ 'memberships/tallag': '#111', 'badge-ring': '#111' },
    };
    for (const [name, color] of Object.entries(colors)) {
      const drawing = `<path fill="${color}" d="M4 4h24v24z"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`;
      write(`content/brand/${name}.svg`, svg);
    }
    const { questions } = await checkMasters(root(), readingOf(content()));
    const logos = questions.filter(({ file }) => file.startsWith('content/brand/'));
    expect(logos.map(({ file, message }) => `${file}: ${message.en}`)).toEqual([
      expect.stringMatching(/logo\.svg: .*; name the file logo-on-dark, and add another one here/),
      expect.stringMatching(/logo-on-dark\.svg: .*; name the file logo, and add another one here/),
      expect.stringMatching(/tripletex\.svg: .*; add one for dark backgrounds, platforms\/tripletex-on-dark/),
    ]);
  });
});
