/** @jest-environment node */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '@/cms/checks/check-content';
import { formatProblem } from '@/cms/checks/problem';
import { checkMasters, makeNewPictures, makePictures } from '@/tools/pictures/pictures';
import { contentCopy } from '../../cms/checks/content-copy';

// images.test.ts tests how pictures are encoded.
jest.mock('@/tools/pictures/master', () => ({
  ...jest.requireActual('@/tools/pictures/master'),
  cut: async ({ bytes }: { bytes: Buffer }) => bytes,
}));

const COMPANY = 'content/company.json';
const { root, content, read, write, set } = contentCopy();
const pictures = () => JSON.parse(read('content/pictures.json')).pictures;
const encode = (width: number, height: number, background = '#123') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer();
const writeMaster = (name: string, picture: Buffer) => write(`content/images/${name}.png`, picture);

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
  set(COMPANY, 'services', [{ id: 'payroll', account: '5000' }]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9v9z"/></svg>';
  for (const name of ['icon', 'mark', 'contours-ink', 'contours-sand']) write(`content/images/${name}.svg`, svg);
  for (const [name, picture] of masters) writeMaster(name, await picture);
});

describe('pictures', () => {
  it('are made only from new masters', async () => {
    const build = () => makeNewPictures(root());
    await build();
    const { srcset } = pictures().payroll;
    const made = join(root(), 'public', srcset.split(' ')[0]);
    const first = statSync(made).mtimeMs;
    await build();
    expect(statSync(made).mtimeMs).toBe(first);
    rmSync(made);
    await build();
    expect(statSync(made).size).toBeGreaterThan(0);
    const { cards } = JSON.parse(read('content/pictures.json'));
    for (const locale of ['no', 'se', 'pl']) expect(cards[locale].src).toContain(`card-${locale}.`);

    writeMaster('payroll', await encode(1200, 900, '#456'));
    await build();
    expect(pictures().payroll.srcset).not.toBe(srcset);
    expect(statSync(made, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('that are missing are named together', async () => {
    for (const name of ['fjord', 'fjord-portrait', 'fallback', 'card'])
      rmSync(join(root(), `content/images/${name}.png`));
    rmSync(join(root(), 'content/images/mark.svg'));
    const list = read('content/pictures.json');
    const asked = makePictures(root()).catch(({ message }: Error) =>
      message
        .split('\n')
        .filter((line) => line.includes('missing'))
        .sort(),
    );
    expect(await asked).toEqual(
      ['card', 'fallback', 'fjord', 'mark'].map((name) =>
        expect.stringContaining(`images/${name}: this picture is missing`),
      ),
    );
    expect(read('content/pictures.json')).toBe(list);
  });

  it('that cannot be used are refused by the check as by the build, each with one sentence', async () => {
    write('content/images/fallback.png', '');
    write('content/brand/logo.svg', '<svg><a');
    write('content/images/icon.svg', '<svg viewBox="0 0 9 9"><path fill="var(--pink)" d="M0 0h9v9z"/></svg>');
    writeMaster('card', await encode(1199, 630));
    rmSync(join(root(), 'content/images/mark.svg'));
    const { problems } = await checkMasters(root());
    const checked = [...checkContent(content()), ...problems].map((problem) => formatProblem(problem));
    expect(checked.sort()).toEqual([
      expect.stringMatching(/brand\/logo\.svg: the end of this file is missing/),
      expect.stringMatching(/images\/card\.png: this picture is 1199 × 630 pixels/),
      expect.stringMatching(/images\/fallback\.png: this file is empty/),
      expect.stringMatching(/images\/icon\.svg: there is no colour with the name “pink”/),
      expect.stringMatching(/images\/mark: this picture is missing/),
    ]);
    const list = read('content/pictures.json');
    const built = await makePictures(root()).catch(({ message }: Error) => message.split('\n').filter(Boolean));
    expect([...(built as string[])].sort()).toEqual(checked);
    expect(read('content/pictures.json')).toBe(list);
  });

  it('of services are optional', async () => {
    rmSync(join(root(), 'content/images/payroll.png'));
    await makeNewPictures(root());
    expect(Object.keys(pictures())).toEqual(['fjord', 'fjord-portrait', 'fallback']);
  });

  it('do not need entries in content/pictures.json before the build', () => {
    write('content/pictures.json', '{ "pictures": {}, "cards": {} }');
    expect(checkContent(content())).toEqual([]);
  });

  it('of brands are asked about if they are lost on the ground where they are shown', async () => {
    const colors = {
      logo: '#fff',
      'logo-on-dark': '#111',
      'platforms/tripletex': '#111',
      'platforms/powerOffice': '#fff',
    };
    const onLight = { 'memberships/tallag': '#111', 'badge-ring': '#111' };
    for (const [name, color] of Object.entries({ ...colors, ...onLight })) {
      const drawing = `<path fill="${color}" d="M4 4h24v24z"/>`;
      write(
        `content/brand/${name}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`,
      );
    }
    const { questions } = await checkMasters(root());
    const logos = questions.filter(({ file }) => file.startsWith('content/brand/'));
    expect(logos.map(({ file, message }) => `${file}: ${message.en}`)).toEqual([
      expect.stringMatching(/logo\.svg: .*; name the file logo-on-dark, and add another one here/),
      expect.stringMatching(/logo-on-dark\.svg: .*; name the file logo, and add another one here/),
      expect.stringMatching(/tripletex\.svg: .*; add one for dark grounds, platforms\/tripletex-on-dark/),
    ]);
  });
});
