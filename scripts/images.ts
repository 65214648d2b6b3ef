/** `npm run images`: makes the pictures that are served from the masters in content/images/, and content/pictures.json. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { lowContrast, tooHeavy } from '@/build/images/notes';
import type { Output } from '@/build/images/pictures';
import { planImages } from '@/build/images/plan';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { run, writeJson } from './run';

const PUBLIC = `${CONTENT_DIR}/public`;

run(async () => {
  const { manifest, outputs } = await planImages();
  for (const folder of ['pictures', 'brand']) mkdirSync(`${PUBLIC}/${folder}`, { recursive: true });
  await makeAll(outputs.filter(({ name, fixed }) => fixed || !existsSync(`${PUBLIC}/${name}`)));
  const names = new Set(outputs.map(({ name }) => name));
  for (const name of readdirSync(`${PUBLIC}/pictures`)) {
    if (!names.has(`pictures/${name}`)) rmSync(`${PUBLIC}/pictures/${name}`);
  }
  writeJson(`${CONTENT_DIR}/content/pictures.json`, manifest);
  const notes = [...tooHeavy(PUBLIC, outputs), ...(await lowContrast(`${CONTENT_DIR}/content/images`))];
  for (const note of notes) console.warn(note);
});

async function makeAll(outputs: Output[]): Promise<void> {
  const all = outputs.reduce((sum, { work = 0 }) => sum + work, 0);
  const started = Date.now();
  let [count, done] = [0, 0];
  const queue = outputs.values();
  const makeNext = async () => {
    for (const { name, make, work = 0 } of queue) {
      const bytes = await make();
      // Files that exist are not made again, so a file must be whole.
      writeFileSync(`${PUBLIC}/${name}.part`, bytes);
      renameSync(`${PUBLIC}/${name}.part`, `${PUBLIC}/${name}`);
      done += work;
      count += 1;
      const minutes = Math.ceil(((Date.now() - started) / 60_000) * (all / done - 1));
      const left = Number.isFinite(minutes) && minutes > 0 ? `, about ${minutes} min left` : '';
      showProgress(`${count} of ${outputs.length}${left}: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, makeNext));
  if (process.stdout.isTTY && count > 0) process.stdout.write('\n');
}

/** One line that changes in a terminal, a line each elsewhere. */
function showProgress(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
}
