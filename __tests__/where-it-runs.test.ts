/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Bundles the scripts of pages and editor as a build does, in another process: the bundler is an ES module. Prints their modules. */
const PROGRAM = `
  import { browserOptions } from 'next-islands/bundle';
  import { rolldown } from 'rolldown';
  import config from './next.config.mjs';
  config('phase-production-build');
  const { islands, boot, alias } = JSON.parse(process.env.NEXT_ISLANDS);
  const modulesOf = async (input, options) => {
    const bundle = await rolldown({ ...browserOptions({ tsconfig: 'tsconfig.json', ...options }), input });
    const { output } = await bundle.generate({ codeSplitting: false });
    return output.flatMap(({ modules = {} }) => Object.keys(modules));
  };
  const entries = { islands, head: boot.head, view: boot.view, body: boot.body, notFound: boot.notFound };
  const found = Object.entries(entries).map(async ([name, input]) => [name, await modulesOf(input, { alias })]);
  const editor = ['editor/online.ts', 'editor/local.ts'].map((input) => modulesOf(input, { define: { SETTINGS: '{}' } }));
  const all = [...await Promise.all(found), ['editor', (await Promise.all(editor)).flat()]];
  console.log(JSON.stringify(Object.fromEntries(all)));`;

type Script = 'islands' | 'head' | 'view' | 'body' | 'notFound' | 'editor';
let modules: Record<Script, string[]>;

beforeAll(() => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM]);
  const found: typeof modules = JSON.parse(String(output));
  const own = (files: string[]) =>
    files.map((file) => relative('.', file)).filter((file) => /^(?!\.\.|node_modules|packages|\0)/.test(file));
  modules = Object.fromEntries(Object.entries(found).map(([name, files]) => [name, own(files)])) as typeof modules;
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file));

it('the names of components say which run in browsers: *.boot.ts in inline scripts, *.browser.ts with the islands', () => {
  const { islands, head, view, body, notFound } = modules;
  const bundled = [islands, head, view, body, notFound].flat().filter((file) => /^(browser|components)\//.test(file));
  const named = filesIn('components').filter((file) => /\.(boot|browser)\.tsx?$/.test(file));
  expect(new Set(bundled)).toEqual(new Set([...named, ...filesIn('browser')]));
  expect(islands).toEqual(
    expect.not.arrayContaining(['components/layout/head.boot.ts', 'components/layout/body.boot.ts']),
  );
});

it('no page gets facts, catalogs or code that reads them', () => {
  const { islands, head, view, body, notFound } = modules;
  const others = [islands, head, view, body, notFound].flat().filter((file) => !/^(browser|components)\//.test(file));
  const anywhere = /^(i18n|model|lib\/calendar)\/|^lib\/(constants\.ts|first-view\.mjs)$|^messages\/languages\.ts$/;
  expect(others.filter((file) => !anywhere.test(file))).toEqual([]);
});

it('all of editor/ runs in browsers, with rooms below it', () => {
  expect(filesIn('editor').filter((file) => !modules.editor.includes(file))).toEqual([]);
  const below = /^(editor|browser|checks|model|i18n|lib)\/|^content\/colors\.ts$|^messages\/languages\.ts$/;
  expect(modules.editor.filter((file) => !below.test(file))).toEqual([]);
});
