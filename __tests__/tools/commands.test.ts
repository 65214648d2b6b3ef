/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '@/cms/checks/check-content';
import { errorText } from '@/cms/checks/problem';
import { formatFile } from '@/cms/schema/json-format';
import { companyTsconfig, contentCopy } from '../cms/checks/content-copy';

const FILES = ['content/company.json', 'messages/no.json'];
const { root, content, read, write } = contentCopy();

/** Returns a text as Notepad or a browser saves it. */
const untidy = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}\r\n\r\n`;

it('a file with another format is accepted by the build, and formatted by tools/format-content.ts', () => {
  for (const file of FILES) write(file, untidy(read(file)));
  expect(checkContent(content())).toEqual([]);
  write('tsconfig.json', companyTsconfig(root()));
  const command = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('tools/format-content.ts')];
  const env = { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.json' };
  execFileSync(process.execPath, command, { cwd: root(), env, stdio: 'pipe' });
  for (const file of FILES) expect(read(file)).toBe(readFileSync(join('fixture', file), 'utf8'));
});

it('a file that the editor saves has the format of the project: without empty groups, with soft hyphens as codes', () => {
  const facts = readFileSync('fixture/content/company.json', 'utf8');
  expect(`${formatFile('facts', JSON.parse(facts))}\n`).toBe(facts);
  expect(formatFile('facts', { map: {}, social: [{}] })).toBe('{\n  "social": [{}]\n}');
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
