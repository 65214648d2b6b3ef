/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls a function of export/bundle.ts in a process of its own: the bundler is an ES module, which Jest cannot load. */
function call(name: string, argument: string) {
  const code = `import { ${name} as call } from './export/bundle.ts'; console.log(JSON.stringify(await call(${JSON.stringify(argument)})))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

describe('an inline script', () => {
  it('never has the tag that would end it, in whatever case, and says the same', () => {
    const entry = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'entry.js');
    writeFileSync(
      entry,
      "globalThis.found = ['</script>', `</SCRIPT a>`, /[<]\\/script/.source, /<\\/script/.source];",
    );
    const script: string = call('inlineScript', entry);
    expect(script).not.toMatch(/<\/script/i);
    const found = new Function(`${script}; return globalThis.found`)();
    expect(found).toEqual(['</script>', '</SCRIPT a>', '[<]\\/script', '<\\/script']);
  });
});

describe('the bundle of the islands', () => {
  it('has what islands load later in files of their own, and all else in one', () => {
    const dir = mkdtempSync(join(tmpdir(), 'bundle-'));
    const script = readFileSync(join(dir, call('bundleIslands', dir)), 'utf8');
    const files = readdirSync(join(dir, '_next/static/islands'));
    for (const name of ['MobileMenuPanel', 'ConsentDialogPanel', 'ToastList']) {
      expect(files.filter((file) => file.startsWith(`${name}-`))).toHaveLength(1);
    }
    expect(script).toContain('hydrateRoot');
    expect(script).not.toContain('data-headlessui-state');
    // Nothing else at once: WebKit does not fetch what a module imports again after a failure.
    expect(script).not.toMatch(/^import\b|[;}]import[{*"]/m);
    expect(files.every((file) => /-[\w-]{8}\.js$/.test(file))).toBe(true);
  });
});
