/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { checkContent } from '@/checks/check-content';
import { checkLaunch } from '@/checks/check-launch';
import { changedContent } from '../checks/content-copy';

const { content, set } = changedContent();

/** A module as a browser has it: a script without modules of Node, whose exports are a global variable. */
function bundled(globalName: string, contents: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd() },
    tsconfig: 'fixture/tsconfig.json',
    platform: 'browser',
    bundle: true,
    globalName,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

describe('the checks in a browser', () => {
  it('a page that forbids eval finds the same mistakes as the terminal', () => {
    set('content/company.json', 'phone', '22 33 44 55');
    set('content/company.json', 'privacyUpdated', '2026-02-30');
    set('messages/no.json', 'nav.menu', 'Abcdefghijklmno');
    set('messages/se.json', 'header.phoneLabel', 'Abc');
    const code = { strings: false, wasm: false };
    const page = createContext({ URL, TextEncoder, content: content() }, { codeGeneration: code });
    const checks = ['check-content', 'check-launch'].map((name) => `export * from './checks/${name}';`);
    runInContext(bundled('checks', checks.join('')), page);
    const found = runInContext('[checks.checkContent(content), checks.checkLaunch(content)]', page);
    expect(found[0]).toHaveLength(4);
    expect(JSON.parse(JSON.stringify(found))).toEqual([checkContent(content()), checkLaunch(content())]);
  });
});
