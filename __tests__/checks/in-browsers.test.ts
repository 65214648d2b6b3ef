/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { checkContent } from '@/checks/check-content';
import { checkLaunch } from '@/checks/check-launch';
import { newFolder } from '../folder';
import { changedContent } from './content-copy';

const { content, set } = changedContent();

/** Bundles a script in another process: the bundler is an ES module, which Jest cannot load. */
function bundled(code: string): string {
  const entry = join(newFolder({ 'entry.js': code }), 'entry.js');
  const call = `inlineScript(${JSON.stringify(entry)}, { tsconfig: 'fixture/tsconfig.json' })`;
  const program = `import { inlineScript } from 'next-islands/bundle'; console.log(await ${call})`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  return execFileSync(process.execPath, args, { encoding: 'utf8' });
}

it('the checks in a browser find the same problems as in the terminal, without eval', () => {
  set('content/company.json', 'phone', '22 33 44');
  set('content/company.json', 'privacyUpdated', '2026-02-30');
  set('messages/no.json', 'nav.menu', 'Abcdefghijklmno');
  set('messages/se.json', 'header.phoneLabel', 'Abc');
  const script = bundled(`
    import { checkContent } from ${JSON.stringify(resolve('checks/check-content.ts'))};
    import { checkLaunch } from ${JSON.stringify(resolve('checks/check-launch.ts'))};
    globalThis.result = [checkContent(content), checkLaunch(content)];
  `);
  const page = createContext(
    { URL, TextEncoder, content: content() },
    { codeGeneration: { strings: false, wasm: false } },
  );
  runInContext(script, page);
  expect(page.result[0]).toHaveLength(4);
  expect(JSON.parse(JSON.stringify(page.result))).toEqual([checkContent(content()), checkLaunch(content())]);
});
