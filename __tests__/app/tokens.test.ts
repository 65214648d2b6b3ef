/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { COLORS } from '@/content/colors';

/** All that matches in files of the site that end so. */
function found(what: RegExp, ...endings: string[]): string[] {
  return ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => endings.includes(extname(path)))
      .flatMap((path) => readFileSync(join(folder, path), 'utf8').match(what) ?? []),
  );
}

it('each width that a script or a picture asks the window for is one of app/styles/theme.css', () => {
  const declared = readFileSync('app/styles/theme.css', 'utf8').match(/(?<=--breakpoint-[\w-]+: )\d+px/g);
  const asked = found(/(?<=\((?:min-width:|width\s*[<>]=?\s*))\d+px/g, '.ts', '.tsx');
  expect(declared).toEqual(expect.arrayContaining(asked));
  expect(asked).not.toEqual([]);
});

it('colors stand in content/colors.ts alone', () => {
  const values = JSON.stringify(COLORS).match(/#[\da-f]{6}/gi) ?? [];
  expect(found(new RegExp(values.join('|'), 'gi'), '.css', '.tsx')).toEqual([]);
});
