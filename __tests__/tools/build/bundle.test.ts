/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { checkContent } from '@/cms/checks/check-content';
import { checkLaunch } from '@/cms/checks/check-launch';
import { changedContent } from '../../cms/checks/content-copy';
import { newFolder } from '../../folder';

const { content, set } = changedContent();

/** Calls a function of tools/build/bundle.ts in another process: the bundler is an ES module, which Jest cannot load. */
function call(name: string, argument: string) {
  const code = `import { ${name} as call } from './tools/build/bundle.ts'; console.log(JSON.stringify(await call(${JSON.stringify(argument)})))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const newEntry = (code: string) => join(newFolder({ 'entry.js': code }), 'entry.js');

it('an inline script does not contain the tag that would end it, and has the same values', () => {
  const entry = newEntry(
    "globalThis.result = ['</script>', `</SCRIPT a>`, /[<]\\/script/.source, /<\\/script/.source];",
  );
  const script: string = call('inlineScript', entry);
  expect(script).not.toMatch(/<\/script/i);
  const values = new Function(`${script}; return globalThis.result`)();
  expect(values).toEqual(['</script>', '</SCRIPT a>', '[<]\\/script', '<\\/script']);
});

it('the checks in a browser find the same problems as in the terminal, without eval', () => {
  set('content/company.json', 'phone', '22 33 44');
  set('content/company.json', 'privacyUpdated', '2026-02-30');
  set('messages/no.json', 'nav.menu', 'Abcdefghijklmno');
  set('messages/se.json', 'header.phoneLabel', 'Abc');
  const entry = newEntry(`
    import { checkContent } from ${JSON.stringify(resolve('cms/checks/check-content.ts'))};
    import { checkLaunch } from ${JSON.stringify(resolve('cms/checks/check-launch.ts'))};
    globalThis.result = [checkContent(content), checkLaunch(content)];
  `);
  const page = createContext(
    { URL, TextEncoder, content: content() },
    { codeGeneration: { strings: false, wasm: false } },
  );
  runInContext(call('inlineScript', entry), page);
  expect(page.result[0]).toHaveLength(4);
  expect(JSON.parse(JSON.stringify(page.result))).toEqual([checkContent(content()), checkLaunch(content())]);
});

it('the islands are one file, which loads nothing else', () => {
  const dir = newFolder();
  const script = readFileSync(join(dir, call('bundleIslands', dir)), 'utf8');
  expect(readdirSync(join(dir, '_next/static/islands'))).toEqual([expect.stringMatching(/^start-[\w-]{8}\.js$/)]);
  expect(script).toContain('hydrateRoot');
  expect(script).not.toMatch(/\bimport\b *[("'{*]/);
});
