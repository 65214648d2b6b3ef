/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from './folder';

const BUNDLE = resolve(__dirname, '../build/bundle.ts');

type Result = { value?: string; error?: string };

/** Calls functions of bundle.ts in another process: the bundler is an ES module, which Jest cannot load. */
function results(calls: [name: 'inlineScript' | 'bundleIslands', ...args: string[]][]): Result[] {
  const code = `
    import * as bundle from ${JSON.stringify(BUNDLE)};
    const call = ([name, ...args]) => bundle[name](...args, { tsconfig: 'tsconfig.json' });
    const result = (given) => call(given).then((value) => ({ value }), ({ message }) => ({ error: message }));
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(calls)}.map(result))));`;
  const env = { ...process.env, NEXT_PUBLIC_GREETING: 'Hello' };
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8', env }),
  );
}

const FILES = { 'rules.css': 'a{}', 'names.module.css': '.a{}', 'logo.png': '' };
const newEntry = (code: string) => join(newFolder({ ...FILES, 'entry.js': code }), 'entry.js');

it('an inline script does not contain the tag that would end it, has the same values, and public variables', () => {
  const entry = newEntry(
    "globalThis.result = ['</script>', `</SCRIPT a>`, /[<]\\/script/.source, /<\\/script/.source, process.env.NEXT_PUBLIC_GREETING];",
  );
  const [{ value: script = '' } = {}] = results([['inlineScript', entry]]);
  expect(script).not.toMatch(/<\/script/i);
  const values = new Function(`${script}; return globalThis.result`)();
  expect(values).toEqual(['</script>', '</SCRIPT a>', '[<]\\/script', '<\\/script', 'Hello']);
});

it('the islands are one file, which loads nothing else; style sheets that one imports are left to the page', () => {
  const dir = newFolder();
  const start = JSON.stringify(resolve(__dirname, '../islands/start-islands.tsx'));
  const entry = newEntry(`import './rules.css'; import { startIslands } from ${start}; startIslands({});`);
  const [{ value: path = '' } = {}] = results([['bundleIslands', entry, dir]]);
  const script = readFileSync(join(dir, path), 'utf8');
  expect(readdirSync(join(dir, '_next/static/islands'))).toEqual([expect.stringMatching(/^[\w-]{8}\.js$/)]);
  // Compiled on another thread (`COMPILE_HINT`).
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(script).toContain('hydrateRoot');
  expect(script).not.toMatch(/\bimport\b *[("'{*]/);
});

it('files that Next names are refused', () => {
  const files = ['names.module.css', 'logo.png'];
  const entries = files.map((file) => newEntry(`import value from './${file}'; console.log(value)`));
  const refused = results(entries.map((entry) => ['bundleIslands', entry, newFolder()]));
  expect(refused.map(({ error }) => error)).toEqual(
    files.map((file) => expect.stringContaining(`${file}: import it in the page`)),
  );
});
