/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from './folder';

const BUNDLE = resolve(__dirname, '../build/bundle.ts');

/** Calls a function of bundle.ts in another process: the bundler is an ES module, which Jest cannot load. */
function call(name: string, ...args: unknown[]) {
  const values = [...args, { tsconfig: 'tsconfig.json' }].map((value) => JSON.stringify(value)).join();
  const code = `import { ${name} as call } from ${JSON.stringify(BUNDLE)}; console.log(JSON.stringify(await call(${values})))`;
  const env = { ...process.env, NEXT_PUBLIC_GREETING: 'Hello' };
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8', env }),
  );
}

const newEntry = (code: string) => join(newFolder({ 'entry.js': code }), 'entry.js');

it('an inline script does not contain the tag that would end it, has the same values, and public variables', () => {
  const entry = newEntry(
    "globalThis.result = ['</script>', `</SCRIPT a>`, /[<]\\/script/.source, /<\\/script/.source, process.env.NEXT_PUBLIC_GREETING];",
  );
  const script: string = call('inlineScript', entry);
  expect(script).not.toMatch(/<\/script/i);
  const values = new Function(`${script}; return globalThis.result`)();
  expect(values).toEqual(['</script>', '</SCRIPT a>', '[<]\\/script', '<\\/script', 'Hello']);
});

it('the islands are one file, which loads nothing else', () => {
  const dir = newFolder();
  const start = JSON.stringify(resolve(__dirname, '../islands/start-islands.tsx'));
  const entry = newEntry(`import { startIslands } from ${start}; startIslands({});`);
  const path: string = call('bundleIslands', entry, dir);
  const script = readFileSync(join(dir, path), 'utf8');
  expect(readdirSync(join(dir, '_next/static/islands'))).toEqual([expect.stringMatching(/^entry-[\w-]{8}\.js$/)]);
  expect(script).toContain('hydrateRoot');
  expect(script).not.toMatch(/\bimport\b *[("'{*]/);
});

it('style sheets that an island imports are left to the page; files that Next names are refused', () => {
  const bundle = (code: string) => {
    const folder = newFolder({ 'entry.js': code, 'rules.css': 'a{}', 'names.module.css': '.a{}', 'logo.png': '' });
    return call('bundleIslands', join(folder, 'entry.js'), newFolder());
  };
  expect(bundle("import './rules.css'")).toMatch(/\.js$/);
  for (const file of ['names.module.css', 'logo.png']) {
    expect(() => bundle(`import value from './${file}'; console.log(value)`)).toThrow(`${file}: import it in the page`);
  }
});
