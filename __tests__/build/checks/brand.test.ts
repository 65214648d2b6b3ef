/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLogos } from '@/build/checks/brand-rules';
import { checkColors } from '@/build/checks/color-rules';

describe('colors', () => {
  const colors = { sea: '#0000ff', sky: { DEFAULT: '#ffffff', pale: '#eeeeff' }, fog: '#777777' };
  it.each([
    ['sea', 'sky'],
    ['sky.pale', 'sea'],
  ])('lets %s stand on %s', (color, on) => {
    expect(checkColors(colors, [{ color, on, least: 4.5 }])).toEqual([]);
  });

  it('names the pair that is too close, and by how much', () => {
    expect(checkColors(colors, [{ color: 'fog', on: 'sky', least: 4.5 }])).toEqual([
      {
        file: 'content/colors.ts',
        line: 0,
        key: 'fog on sky',
        message: 'the contrast is 4.47, at least 4.5 is needed; make one of the two lighter or darker',
      },
    ]);
  });

  it('asks less of lines and signs', () => {
    expect(checkColors(colors, [{ color: 'fog', on: 'sky', least: 3 }])).toEqual([]);
  });

  it('names a color that is none', () => {
    const [problem] = checkColors({ ...colors, sea: 'blue' }, [{ color: 'sea', on: 'sky', least: 3 }]);
    expect(problem).toMatchObject({ key: 'sea on sky', message: 'two colors are expected, such as #0e2a33' });
  });
});

describe('the logo', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'logo-'));
    mkdirSync(join(root, 'content/brand'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const said = (svg: string) => {
    writeFileSync(join(root, 'content/brand/wordmark.svg'), svg);
    return checkLogos(root).map(({ file, message }) => `${file}: ${message}`);
  };

  it('may be missing', () => {
    expect(checkLogos(root)).toEqual([]);
  });

  it('may be drawn with shapes', () => {
    expect(
      said('<?xml version="1.0"?><svg viewBox="0 0 9 9"><g fill="currentColor"><path d="M0 0"/></g></svg>'),
    ).toEqual([]);
  });

  it.each([
    ['<path d="M0 0"/>', 'an <svg> with a viewBox is expected'],
    ['<svg viewBox="0 0 9 9"><style>a{}</style></svg>', "<style> can't stand in a page"],
    ['<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>', 'style="fill'],
    ['<svg viewBox="0 0 9 9"><path onclick="a()"/></svg>', 'onclick="a()" can\'t stand in a page'],
    ['<svg viewBox="0 0 9 9"><use href="a.svg#b"/></svg>', 'href="a.svg#b" can\'t stand in a page'],
  ])('is refused as %s', (svg, message) => {
    expect(said(svg)).toEqual([expect.stringContaining(`content/brand/wordmark.svg: ${message}`)]);
  });
});
