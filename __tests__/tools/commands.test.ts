/** @jest-environment node */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '@/cms/checks/check-content';
import { errorText } from '@/cms/checks/problem';
import { formatFile } from '@/cms/schema/json-format';
import { companyTsconfig, contentCopy } from '../cms/checks/content-copy';
import { newFolder } from '../folder';

const FILES = ['content/company.json', 'messages/no.json'];
const { root, content, read, write } = contentCopy();

/** Returns a text as Notepad or a browser saves it. */
const untidy = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}\r\n\r\n`;

describe('a file with another format', () => {
  beforeEach(() => {
    for (const file of FILES) write(file, untidy(read(file)));
  });

  it('is accepted by the build and the linter', () => {
    expect(checkContent(content())).toEqual([]);
    for (const file of ['biome.json', 'class-names.grit', '.gitignore']) cpSync(file, join(root(), file));
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const check = [biome, 'check', '--error-on-warnings', '--vcs-enabled=false', 'content', 'messages'];
    execFileSync(process.execPath, check, { cwd: root(), stdio: 'pipe' });
  });

  it('is formatted by tools/format-content.ts', () => {
    write('tsconfig.json', companyTsconfig(root()));
    const command = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('tools/format-content.ts')];
    const env = { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.json' };
    execFileSync(process.execPath, command, { cwd: root(), env, stdio: 'pipe' });
    for (const file of FILES) expect(read(file)).toBe(readFileSync(join('fixture', file), 'utf8'));
  });
});

it('a file that the editor saves has the format of the project, with soft hyphens as codes', () => {
  const facts = readFileSync('fixture/content/company.json', 'utf8');
  expect(`${formatFile('facts', JSON.parse(facts))}\n`).toBe(facts);
  expect(formatFile('catalog', { a: 'b\u00adc\u00add' })).toBe('{\n  "a": "b\\u00adc\\u00add"\n}');
});

it('a mistake in a file of code is reported with file and line', () => {
  const thrown = 'Transform failed with 1 error:\n/home/a/content/colors.ts:9:19: ERROR: Expected "}" but found "x"';
  expect(errorText(new Error(thrown))).toBe(
    'content/colors.ts:9: this file cannot be read: Expected "}" but found "x"',
  );
  const misspelt = Object.assign(new Error('INKK is not defined'), { stack: 'at /site/content/colors.ts:6:8' });
  expect(errorText(misspelt)).toBe('content/colors.ts:6: INKK is not defined');
  misspelt.stack = 'ReferenceError: INKK is not defined\n at file:///site/content/colors.ts?namespace=1:1:99';
  expect(errorText(misspelt)).toBe('content/colors.ts: INKK is not defined');
  expect(errorText(new Error('Abc'))).toBe('Abc');
});

it('npm start -- --no-build prints the address that the form of that build posts to', async () => {
  const dir = newFolder({ 'out/index.html': '<form action="https://forms.test/s/orn?a=1&amp;b=2"></form>' });
  const env = { ...process.env, CONTENT_DIR: dir, PORT: '0', NEXT_PUBLIC_FORM_ENDPOINT: 'https://other.test/' };
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'tools/start.ts', '--no-build'];
  const start = spawn(process.execPath, command, { env });
  const [output] = await once(start.stdout.setEncoding('utf8'), 'data');
  const ended = once(start, 'exit');
  start.kill();
  await ended;
  expect(output).toContain('Its form posts to https://forms.test/s/orn?a=1&b=2.');
});
