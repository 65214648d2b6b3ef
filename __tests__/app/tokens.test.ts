/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { COLORS } from '@/content/colors';

const THEME = 'app/styles/theme.css';

/** The files of the site that end so, with their text. */
function sources(...endings: string[]) {
  return ['app', 'components', 'lib', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => endings.includes(extname(path)))
      .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), 'utf8') })),
  );
}

/** All that matches in files of a kind, each with its file. */
function found(what: RegExp, ...endings: string[]): { path: string; match: string }[] {
  return sources(...endings).flatMap(({ path, text }) => [...text.matchAll(what)].map(([match]) => ({ path, match })));
}

describe('app/styles/theme.css', () => {
  it.each([
    {
      token: 'the widths and heights at which the layout changes',
      what: /\((?:min-|max-)?(?:width|height)\s*[:<>=]+\s*[\d.]+\w+|[\d.]+\w+\s*[<>]=?\s*(?:width|height)/g,
    },
    { token: 'the easing', what: /cubic-bezier\(/g },
    { token: 'the sizes that grow with the width of the window', what: /clamp\([^;]*?\dvw/g },
  ])('alone has $token', ({ what }) => {
    const styles = [...found(what, '.css'), ...found(what, '.tsx').filter(({ match }) => !match.startsWith('(width'))];
    expect(styles.filter(({ path }) => path !== THEME)).toEqual([]);
  });

  it('declares each width that a script or a picture asks the window for', () => {
    const declared = [...readFileSync(THEME, 'utf8').matchAll(/--breakpoint-[\w-]+: (\d+px)/g)].map(
      ([, width]) => width,
    );
    const asked = found(/\((?:min-width:|width\s*[<>]=?\s*)\d+px/g, '.ts', '.tsx');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ match }) => !declared.includes(/\d+px/.exec(match)?.[0] ?? ''))).toEqual([]);
  });
});

test('colors stand in content/colors.ts alone', () => {
  const written = ([red = 0, green = 0, blue = 0]: number[]) => `\\b${red}[ ,]+${green}[ ,]+${blue}\\b`;
  const hex = [...JSON.stringify(COLORS).matchAll(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})/gi)];
  const values = hex.flatMap(([value, ...parts]) => [value, written(parts.map((part) => Number.parseInt(part, 16)))]);
  expect(found(new RegExp(values.join('|'), 'gi'), '.css', '.tsx')).toEqual([]);
});

test('no class name outshouts the others', () => {
  expect(found(/(?<=["'\s])[a-z-][^\s"'`=]*[\w\])]!(?=["'\s])/g, '.tsx')).toEqual([]);
});
