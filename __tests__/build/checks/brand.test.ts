/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkColors } from '@/build/checks/color-rules';
import { readDrawing } from '@/lib/brand';

const COLORS = { sea: '#0000ff', sky: { DEFAULT: '#ffffff', pale: '#eeeeff' }, fog: '#777777', wood: 'brown' };
it.each([
  ['sea', 'sky', 4.5, undefined],
  ['sky.pale', 'sea', 4.5, undefined],
  ['fog', 'sky', 3, undefined],
  ['fog', 'sky', 4.5, 'fog on sky: the contrast is 4.47, at least 4.5 is needed'],
  ['wood', 'sky', 3, 'two colors such as #0e2a33'],
])('says whether %s stands out from %s by %d: %s', (color, on, least, message) => {
  const problems = checkColors(COLORS, [{ color, on, least }]);
  expect(problems).toEqual(message ? [expect.stringContaining(message)] : []);
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
    return readDrawing('wordmark', root);
  };

  it('may be missing', () => {
    expect(readDrawing('wordmark', root)).toBeUndefined();
  });

  it('may be drawn with shapes', () => {
    const { elements } =
      said('<?xml version="1.0"?><svg viewBox="0 0 9 9"><g fill="currentColor"><path d="M0 0"/></g></svg>') ?? {};
    expect(elements).toHaveLength(1);
  });

  it.each([
    ['<path d="M0 0"/>', 'an <svg> with a viewBox is expected'],
    ['<svg viewBox="0 0 9 9"><style>a{}</style></svg>', "<style> can't stand in a page"],
    ['<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>', 'style="fill'],
    ['<svg viewBox="0 0 9 9"><path onclick="a()"/></svg>', 'onclick="a()" can\'t stand in a page'],
    ['<svg viewBox="0 0 9 9"><use href="a.svg#b"/></svg>', 'href="a.svg#b" can\'t stand in a page'],
  ])('is refused as %s', (svg, message) => {
    expect(() => said(svg)).toThrow(`content/brand/wordmark.svg: ${message}`);
  });
});
