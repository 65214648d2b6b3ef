/** `npm run edit`: forms in the browser for the texts and facts, and after every save what is wrong with them. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import env from '@next/env';
import { checkContent } from '@/build/checks/content';
import { hiddenIn } from '@/build/checks/hidden';
import { LOCALE_IDS } from '@/i18n/locales';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { readProject } from './edit/project';
import { installEditor, serveEditor } from './edit/serve';
import { run } from './run';

const FOLDERS = ['messages', 'content'];
/** How long the editor may write before its files are checked, in milliseconds. */
const PAUSE = 300;
const OPENERS: Record<string, string[]> = { darwin: ['open'], win32: ['cmd', '/c', 'start'] };

function check(): void {
  const problems = checkContent(CONTENT_DIR).join('\n');
  console.log(`\n${new Date().toLocaleTimeString('nb')} ${problems || 'All texts and facts are in order.'}`);
}

run(async () => {
  env.loadEnvConfig(process.cwd());
  installEditor();
  const project = readProject(process.cwd(), LOCALE_IDS, CONTENT_DIR, hiddenIn(CONTENT_DIR));
  const { url } = await serveEditor(project, 'scripts/edit/node_modules/.page', Number(process.env.PORT ?? 3100));
  console.log(`The editor is at ${url} (Ctrl-C ends it). It needs Chrome or Edge.`);
  const [command = 'xdg-open', ...options] = OPENERS[process.platform] ?? [];
  // Without a browser that can be started from here, the address is enough.
  spawn(command, [...options, url], { stdio: 'ignore' }).on('error', () => {});
  let pause: NodeJS.Timeout;
  for (const folder of FOLDERS) {
    watch(join(CONTENT_DIR, folder), () => {
      clearTimeout(pause);
      pause = setTimeout(check, PAUSE);
    });
  }
});
