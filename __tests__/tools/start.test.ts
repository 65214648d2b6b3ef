/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

describe('npm start of a build that is there', () => {
  it('says where the form of that build posts to', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'start-'));
    mkdirSync(join(dir, 'out'));
    writeFileSync(join(dir, 'out/index.html'), '<form action="https://forms.test/s/orn?a=1&amp;b=2"></form>');
    const env = { ...process.env, CONTENT_DIR: dir, PORT: '0', NEXT_PUBLIC_FORM_ENDPOINT: 'https://other.test/' };
    const start = spawn(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'tools/start.ts', '--no-build'], {
      env,
    });
    const [said] = await once(start.stdout.setEncoding('utf8'), 'data');
    const ended = once(start, 'exit');
    start.kill();
    await ended;
    expect(said).toContain('the form is sent to https://forms.test/s/orn?a=1&b=2.');
  });
});
