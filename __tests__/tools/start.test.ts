/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { newFolder } from '../folder';

it('npm start -- --no-build prints the address that the form of that build posts to', async () => {
  const dir = newFolder({ 'out/index.html': '<form action="https://forms.test/s/orn?a=1&amp;b=2"></form>' });
  const env = { ...process.env, CONTENT_DIR: dir, PORT: '0', NEXT_PUBLIC_FORM_ENDPOINT: 'https://other.test/' };
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'tools/start.ts', '--no-build'];
  const start = spawn(process.execPath, command, { env });
  const [output] = await once(start.stdout.setEncoding('utf8'), 'data');
  const ended = once(start, 'exit');
  start.kill();
  await ended;
  expect(output).toContain('Its form posts to https://forms.test/s/orn?a=1&b=2.');
});
