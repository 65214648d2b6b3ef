/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAhead } from '@/build/next-output/compile';

it('has what starts a page compiled as it arrives, once, and no other script', () => {
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  for (const name of ['start.js', 'late.js']) writeFileSync(join(out, name), 'go()');
  const page = '<head><script type="text/plain" data-src="/start.js"></script></head>';
  compileAhead([page, page], out);
  compileAhead([page], out);
  expect(readFileSync(join(out, 'start.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\ngo()');
  expect(readFileSync(join(out, 'late.js'), 'utf8')).toBe('go()');
});
