import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as constants from '@/lib/constants';

const CITED = /docs\/behaviour\.md,[\s*/]+“([^”]+)”/g;

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));
const headingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-');

it('has every heading that a comment cites', () => {
  const cited = tracked
    .filter((file) => /\.(css|mjs|tsx?)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(CITED)].map(([, heading]) => ({ file, heading })));
  expect(cited.length).toBeGreaterThan(30);
  const headings = headingsOf('docs/behaviour.md');
  expect(cited.filter(({ heading = '' }) => !headings.includes(heading))).toEqual([]);
});

it('says the figures that the site goes by', () => {
  const text = readFileSync('docs/behaviour.md', 'utf8').replace(/(?<=\d) (?=\d{3}\b)/g, '');
  const figures = Object.entries(constants).flatMap(([name, value]) =>
    (typeof value === 'object' ? Object.values(value) : [value])
      .filter((figure) => typeof figure === 'number')
      .map((figure) => ({ name, figure })),
  );
  const isSaid = (figure: number) => new RegExp(`(?<![\\d.])(${figure}|${figure / 1000} s)\\b`).test(text);
  expect(figures.filter(({ figure }) => !isSaid(figure))).toEqual([]);
});

it('has every file and heading that a document links to', () => {
  const broken = tracked
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, path, fragment]) => {
          const target = path ? join(dirname(file), path) : file;
          return !existsSync(target) || (fragment && !headingsOf(target).map(anchor).includes(fragment));
        })
        .map(([link]) => `${file}: ${link}`),
    );
  expect(broken).toEqual([]);
});
