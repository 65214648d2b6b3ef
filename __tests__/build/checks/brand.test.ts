/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLogos } from '@/build/checks/brand-rules';
import { checkColors } from '@/build/checks/color-rules';

const COLORS = { sea: '#0000ff', sky: { DEFAULT: '#ffffff', pale: '#eeeeff' }, fog: '#777777', wood: 'brown' };
it.each([
  ['sea', 'sky', 4.5, undefined],
  ['sky.pale', 'sea', 4.5, undefined],
  ['fog', 'sky', 3, undefined],
  ['fog', 'sky', 4.5, 'the contrast is 4.47, at least 4.5 is needed; make one of the two lighter or darker'],
  ['wood', 'sky', 3, 'two colors are expected, such as #0e2a33'],
])('says whether %s stands out from %s by %d: %s', (color, on, least, message) => {
  const problem = { file: 'content/colors.ts', line: 0, key: `${color} on ${on}`, message };
  expect(checkColors(COLORS, [{ color, on, least }])).toEqual(message ? [problem] : []);
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
