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
  it('has what islands load later in files of their own, which the page does not ask for', () => {
    const dir = mkdtempSync(join(tmpdir(), 'bundle-'));
    const { entry, imports }: { entry: string; imports: string[] } = call('bundleIslands', dir);
    const files = readdirSync(join(dir, '_next/static/islands'));
    const later = ['MobileMenuPanel', 'ConsentDialogPanel', 'ToastList'];
    for (const name of later) expect(files.filter((file) => file.startsWith(`${name}-`))).toHaveLength(1);
    const atOnce = [entry, ...imports].map((address) => readFileSync(join(dir, address), 'utf8')).join('');
    expect([entry, ...imports].filter((address) => later.some((name) => address.includes(name)))).toEqual([]);
    expect(atOnce).toContain('hydrateRoot');
    expect(atOnce).not.toContain('data-headlessui-state');
    expect(files.every((file) => /-[\w-]{8}\.js$/.test(file))).toBe(true);
  });
});
