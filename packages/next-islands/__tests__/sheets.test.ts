/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadedFonts } from '../build/early-requests';
import { filesOf } from '../build/files';
import { withEdits } from '../build/html';
import { finishSheets } from '../build/sheets';
import { newFolder } from './folder';

const SHEET =
  '.hidden{display:none}.py-1\\.5:hover{top:.5rem}@media print{.print\\:hidden,.hidden{display:none}}.\\[\\&\\>a\\]\\:x>a{top:0}';
const PAGE =
  '<link href="/css/a.css"><p class="hidden py-1.5 print:hidden">print:hidden</p><p class="[&amp;>a]:x  own"></p>';

describe('short names', () => {
  const dir = newFolder({ 'css/a.css': SHEET, 'own.css': SHEET });
  const { inCode, edits } = finishSheets(dir, { isShort: true }, newFolder({ 'own.css': '' }));
  const sheets = filesOf(dir);

  it('replace names with variants and values in the sheets, which get names of their content', () => {
    expect(existsSync(join(dir, 'css/a.css'))).toBe(false);
    expect(readFileSync(join(dir, sheets[0] ?? ''), 'utf8')).toBe(
      '.hidden{display:none}.x0:hover{top:.5rem}@media print{.x1,.hidden{display:none}}.x2>a{top:0}',
    );
    expect(readFileSync(join(dir, 'own.css'), 'utf8')).toBe(SHEET);
  });

  it('replace them in the classes of pages', () => {
    expect(withEdits(PAGE, edits(PAGE))).toBe(
      `<link href="/${sheets[0]}"><p class="hidden x0 x1">print:hidden</p><p class="x2  own"></p>`,
    );
  });

  it('replace them in the strings of a script and of props', () => {
    expect(inCode('[{"name":"hidden print:hidden","text":"py-1.5, "}]')).toBe(
      '[{"name":"hidden x1","text":"py-1.5, "}]',
    );
    expect(inCode('f("py-1.5",`print:hidden `+a,"hidden")')).toBe('f("x0",`x1 `+a,"hidden")');
  });
});

describe('fonts that all pages preload', () => {
  const face = (file: string) => `@font-face{font-family:words;src:url(../media/${file}.woff2)}`;
  const finished = (fonts: string[]) => {
    const dir = newFolder({
      'css/a.css': `${face('first')}${face('late')}p{top:0}`,
      'css/b.css': `${face('first')}b{top:0}`,
    });
    const { faces } = finishSheets(dir, { fonts, basePath: '/base' });
    return { faces, sheets: filesOf(dir).map((file) => readFileSync(join(dir, file), 'utf8')) };
  };

  it('have their rules in the pages alone, once, because browsers fetch a font again for a second rule', () => {
    const { faces, sheets } = finished(['/base/media/first.woff2']);
    expect(faces).toBe('@font-face{font-family:words;src:url(/base/media/first.woff2)}');
    expect(sheets.sort()).toEqual([`${face('late')}p{top:0}`, 'b{top:0}']);
  });

  it('others stay in the sheets', () => {
    const { faces, sheets } = finished([]);
    expect(faces).toBe('');
    expect(sheets.join('').match(/first/g)).toHaveLength(2);
  });

  it('are those of every page', () => {
    const page = (...fonts: string[]) =>
      `<head>${fonts.map((font) => `<link rel="preload" as="font" href="/${font}">`).join('')}</head>`;
    expect(preloadedFonts([page('a', 'b'), page('b', 'c')])).toEqual(['/b']);
    expect(preloadedFonts([page('a'), page()])).toEqual([]);
  });
});
