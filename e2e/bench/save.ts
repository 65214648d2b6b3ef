/**
 * `npx tsx e2e/bench/save.ts`: how long it takes from *Save* in /edit to the new page, under `npm run dev` and `npm start`, beside
 * `next build` alone; medians of five, in seconds. Works on a copy of fixture/. The machine should do nothing else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { COMPANY_FILE } from '@/checks/content';
import { COMMANDS, run, runPackage } from '@/tools/run';
import { summary } from './summary';

const DIR = '.dev-company';
const PORT = Number(process.env.PORT ?? 4180);
const SITE = `http://localhost:${PORT}`;
const ENV = { ...process.env, CONTENT_DIR: DIR, PORT: String(PORT), TSX_TSCONFIG_PATH: `${DIR}/tsconfig.json` };
const ROUNDS = Number(process.env.ROUNDS ?? 5);

async function ask(verb: string, given: object = {}) {
  const headers = { 'Content-Type': 'application/json', Origin: SITE };
  const response = await fetch(`${SITE}/edit/folder/${verb}`, { method: 'POST', headers, body: JSON.stringify(given) });
  return response.json();
}

/** Saves another telephone number. Returns the seconds until the page has it. */
async function save(number: number): Promise<number> {
  const phone = `+47 22 00 00 ${number}`;
  const content = readFileSync(join(DIR, COMPANY_FILE), 'utf8').replace(/"phone": "[^"]+"/, `"phone": "${phone}"`);
  const from = await ask('head');
  const start = performance.now();
  const to = await ask('commit', { parent: from, entries: [{ path: COMPANY_FILE, content }] });
  await ask('move', { from, to });
  const isNew = async () => (await (await fetch(SITE)).text()).includes(`tel:${phone.replaceAll(' ', '')}`);
  while (!(await isNew().catch(() => false))) await setTimeout(50);
  return (performance.now() - start) / 1000;
}

async function savesUnder(script: string): Promise<number[]> {
  // A group of its own, so that its workers end with it.
  const server = spawn(process.execPath, ['--import', 'tsx', script], { env: ENV, detached: true });
  await new Promise<void>((ready) =>
    server.stdout.on('data', (chunk) => String(chunk).includes('Edit it at') && ready()),
  );
  await fetch(SITE);
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) seconds.push(await save(20 + round));
  const ended = once(server, 'exit');
  process.kill(-Number(server.pid), 'SIGKILL');
  await ended;
  return seconds;
}

function secondsOfBuild(): number {
  const start = performance.now();
  if (!runPackage('next', ['build'], { env: ENV, stdio: 'ignore' })) throw new Error(`${COMMANDS.next} build failed`);
  return (performance.now() - start) / 1000;
}

const print = (name: string, seconds: number[]) => process.stdout.write(`${name}  ${summary(seconds)}\n`);

run(async () => {
  for (const name of ['content', 'messages', 'public', 'tsconfig.json'])
    cpSync(join('fixture', name), join(DIR, name), { recursive: true });
  print('next build', Array.from({ length: ROUNDS }, secondsOfBuild));
  print('npm start', await savesUnder('tools/start.ts'));
  print('npm run dev', await savesUnder('tools/dev.ts'));
  rmSync(DIR, { recursive: true });
});
