/** `npm run edit`: forms in the browser for the texts and facts, and after every save what is wrong with them. */
import { exec, spawn } from 'node:child_process';
import { readProject, serveEditor } from '@/editor/serve';
import { run } from './run';

const OPENERS: Record<string, string> = { darwin: 'open', win32: 'start' };

run(async () => {
  const project = readProject();
  const url = await serveEditor(project, Number(process.env.PORT ?? 3100));
  console.log(`The editor is at ${url} (Ctrl-C ends it). It needs Chrome or Edge.`);
  // Without a browser that can be started from here, the address is enough.
  exec(`${OPENERS[process.platform] ?? 'xdg-open'} ${url}`, () => {});
  const watched = project.files.map((file) => `--include ${file}`).join(' ');
  const check = `npx tsx watch --clear-screen=false ${watched} scripts/check-content.ts`;
  spawn(check, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
});
