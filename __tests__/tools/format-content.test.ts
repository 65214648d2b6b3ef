/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorText } from '@/checks/problem';
import { formatFile } from '@/company/json-format';
import { beginBuild, projectCopy } from '../project-copy';

const FILES = ['content/company.json', 'messages/no.json'];

/** A file as it comes from Notepad or a browser. */
const untidy = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}\r\n\r\n`;

describe('a file that is only formatted otherwise', () => {
  let dir: string;
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [resolve('node_modules', program), ...args], { cwd: dir, stdio: 'pipe' });
  beforeAll(() => {
    dir = projectCopy();
    cpSync('fixture', dir, { recursive: true, filter: (path) => !/out|small|public/.test(path) });
    cpSync('fixture/public/brand', join(dir, 'public/brand'), { recursive: true });
    for (const file of ['biome.json', 'class-names.grit', '.gitignore', 'tsconfig.json']) cpSync(file, join(dir, file));
    execFileSync('git', ['init', '-q'], { cwd: dir });
  });
  beforeEach(() => {
    for (const file of FILES) writeFileSync(join(dir, file), untidy(readFileSync(join('fixture', file), 'utf8')));
  });

  it('is no mistake for a build or for the linter, which leave it as it is', () => {
    const before = FILES.map(read);
    expect(beginBuild(dir, { CF_PAGES_BRANCH: 'edit' })).toBe('');
    run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'content', 'messages');
    expect(FILES.map(read)).toEqual(before);
  });

  it('is formatted where that is asked for', () => {
    run('tsx/dist/cli.mjs', 'tools/format-content.ts');
    for (const file of FILES) expect(read(file)).toBe(readFileSync(join('fixture', file), 'utf8'));
  });
});

describe('a file that the editor saves', () => {
  it('is formatted as this project does it, with each soft hyphen as its code', () => {
    const facts = readFileSync('fixture/content/company.json', 'utf8');
    expect(`${formatFile('facts', JSON.parse(facts))}\n`).toBe(facts);
    expect(formatFile('catalog', { a: 'b\u00adc\u00add' })).toBe('{\n  "a": "b\\u00adc\\u00add"\n}');
  });
});

describe('a mistake in a file of code', () => {
  it('is named with file and line', () => {
    const thrown = 'Transform failed with 1 error:\n/home/a/content/colors.ts:9:19: ERROR: Expected "}" but found "x"';
    expect(errorText(new Error(thrown))).toBe('content/colors.ts:9: this cannot be read: Expected "}" but found "x"');
    const misspelt = Object.assign(new Error('INKK is not defined'), { stack: 'at /site/content/colors.ts:6:8' });
    expect(errorText(misspelt)).toBe('content/colors.ts:6: INKK is not defined');
    misspelt.stack = 'ReferenceError: INKK is not defined\n at file:///site/content/colors.ts?namespace=1:1:99';
    expect(errorText(misspelt)).toBe('content/colors.ts: INKK is not defined');
    expect(errorText(new Error('Abc'))).toBe('Abc');
  });
});
