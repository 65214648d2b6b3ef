/**
 * `npx tsx e2e/bench/build.ts COMMIT…`: builds this commit and others in turns, without a check of types: the processor's seconds, the most
 * memory of all processes, in MB (Linux), and the seconds that another language costs. Medians of five. Without `.next/`, as on a host.
 */
import { spawn } from 'node:child_process';
import { constants, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { textEntries } from '@/model/review';
import { exportOf } from './builds';
import { summary } from './summary';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const NPM_TEST = 'yes';
const SAMPLE_MS = 100;
const MORE = ['da', 'de', 'fi', 'sv'];

/** Returns the process ids of a process and of those that it has started. */
function treeOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  const children = readdirSync(tasks).flatMap((task) => textOf(join(tasks, task, 'children')).match(/\d+/g) ?? []);
  return [pid, ...children.map(Number).flatMap(treeOf)];
}

/** The text of a file; empty if its process has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const memoryOf = (pid: number) => Number(/^Pss: +(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

async function build(cwd: string): Promise<{ seconds: number; memory: number }> {
  rmSync(join(cwd, '.next'), { recursive: true, force: true });
  // The shell prints its own times, then those of what it has started.
  const command = 'node node_modules/next/dist/bin/next build >/dev/null && times';
  const shell = spawn('sh', ['-c', command], { cwd, env: { ...process.env, NPM_TEST } });
  let times = '';
  let memory = 0;
  shell.stdout.on('data', (chunk) => {
    times += chunk;
  });
  while (shell.exitCode === null) {
    const now = treeOf(shell.pid ?? 0).reduce((sum, pid) => sum + memoryOf(pid), 0);
    memory = Math.max(memory, now);
    await setTimeout(SAMPLE_MS);
  }
  if (shell.exitCode !== 0) throw new Error(`${cwd}: next build failed`);
  const lengths = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => 60 * Number(minutes) + Number(rest),
  );
  const [, , user = 0, system = 0] = lengths;
  return { seconds: user + system, memory: memory / 1024 };
}

/** Copies a project beside itself. The copy has four more languages, with English texts. */
function withLanguages(dir: string): string {
  const copy = `${dir}-languages`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(dir, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  const list = join(copy, 'messages/languages.ts');
  const lineOf = (id: string) =>
    `${id}: { lang: '${id}', hreflang: ['${id}'], intl: '${id}', browser: ['${id}'], prefix: '/${id}' },`;
  const lines = MORE.map(lineOf);
  writeFileSync(list, readFileSync(list, 'utf8').replace('} as const', `${lines.join('\n')}\n} as const`));
  const english = JSON.parse(readFileSync(join(copy, 'messages/en.json'), 'utf8'));
  const texts = JSON.stringify({ ...english, $same: textEntries(english).map(([key]) => key) });
  for (const lang of MORE) writeFileSync(join(copy, `messages/${lang}.json`), texts);
  return copy;
}

const sites = ['HEAD', ...process.argv.slice(2)].map((name) => {
  const dir = dirname(exportOf(name));
  return { name, dir, copy: withLanguages(dir), seconds: [] as number[], memory: [] as number[], more: [] as number[] };
});
for (let round = 0; round < ROUNDS; round++)
  for (const site of sites) {
    const one = await build(site.dir);
    site.seconds.push(one.seconds);
    site.memory.push(one.memory);
    site.more.push(((await build(site.copy)).seconds - one.seconds) / MORE.length);
  }
for (const { name, seconds, memory, more } of sites)
  process.stdout.write(`${name}  ${summary(seconds)} s  ${summary(memory)} MB  ${summary(more)} s a language\n`);
