/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '@/checks/check-content';
import { makeNewPictures } from '@/export/images/make-pictures';
import { contentCopy } from '../checks/content-copy';

// Which files are made is tried here, without their encoding, which images.test.ts tries.
jest.mock('@/export/images/master', () => ({
  ...jest.requireActual('@/export/images/master'),
  cut: async ({ bytes }: { bytes: Buffer }) => bytes,
}));

const COMPANY = 'content/company.json';
const { root, content, read, write, set } = contentCopy();
const pictures = () => JSON.parse(read('content/pictures.json')).pictures;
const master = async (name: string, width: number, height: number, background: string) =>
  write(
    `content/images/${name}.png`,
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );

beforeEach(async () => {
  set(COMPANY, 'slides', ['fjord']);
  set(COMPANY, 'association', undefined);
  set(COMPANY, 'services', [{ id: 'payroll', account: '5000' }]);
  mkdirSync(join(root(), 'content/images'));
  for (const name of ['icon', 'mark', 'contours-ink', 'contours-sand']) {
    write(
      `content/images/${name}.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9v9z"/></svg>',
    );
  }
  await master('fjord', 2560, 1440, '#123');
  await master('fjord-portrait', 1170, 1800, '#123');
  await master('payroll', 1200, 900, '#123');
  await master('fallback', 1440, 1080, '#123');
  await master('card', 1200, 630, '#123');
});

describe('pictures', () => {
  it('are made from new masters before a build, and no others, kept from build to build where the host keeps files', async () => {
    const cache = join(root(), 'cache');
    const build = () => makeNewPictures(root(), cache);
    await build();
    const { srcset } = pictures().payroll;
    const made = join(root(), 'public', srcset.split(' ')[0]);
    const first = statSync(made).mtimeMs;
    const named = read('content/pictures.json');
    await build();
    expect(statSync(made).mtimeMs).toBe(first);

    await master('payroll', 1200, 900, '#456');
    await build();
    expect(pictures().payroll.srcset).not.toBe(srcset);
    expect(statSync(made, { throwIfNoEntry: false })).toBeUndefined();

    const [again = ''] = pictures().payroll.srcset.split(' ');
    writeFileSync(join(cache, again.slice(1).replace('/', '-')), 'kept');
    rmSync(join(root(), 'public', again));
    write('content/pictures.json', named);
    await build();
    expect(readFileSync(join(root(), 'public', again), 'utf8')).toBe('kept');
  });

  it('are asked for all at once', async () => {
    for (const name of ['fjord', 'fjord-portrait', 'fallback', 'card'])
      rmSync(join(root(), `content/images/${name}.png`));
    rmSync(join(root(), 'content/images/mark.svg'));
    const asked = makeNewPictures(root(), join(root(), 'cache')).catch(({ message }: Error) => message.split('\n'));
    expect(await asked).toEqual(
      ['mark.svg: this', 'fjord: no file', 'fjord-portrait: no file', 'fallback: no file', 'card: no file'].map(
        (line) => expect.stringContaining(`images/${line}`),
      ),
    );
  });

  it('of services are left out where there is none', async () => {
    rmSync(join(root(), 'content/images/payroll.png'));
    await makeNewPictures(root(), join(root(), 'cache'));
    expect(Object.keys(pictures())).toEqual(['fjord', 'fjord-portrait', 'fallback']);
  });

  it('need a master that is large enough', async () => {
    await master('payroll', 1200, 899, '#123');
    await expect(makeNewPictures(root(), join(root(), 'cache'))).rejects.toThrow(
      /payroll\.png: 1200 × 899, expected one/,
    );
  });

  it('need no entry in content/pictures.json before the build', () => {
    write('content/pictures.json', '{ "pictures": {}, "cards": {} }');
    expect(checkContent(content())).toEqual([]);
  });
});
