/** `npm run images`: makes the pictures that are served from the masters in content/images/, and content/pictures.json. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Output } from '@/export/images/master';
import { planImages } from '@/export/images/pictures';
import { readContent } from '@/export/read-content';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { run, writeJson } from './run';

const PUBLIC = `${CONTENT_DIR}/public`;
const HEAVY_KB = 160;

run(async () => {
  const { manifest, outputs } = await planImages(readContent());
  for (const folder of ['pictures', 'brand']) mkdirSync(`${PUBLIC}/${folder}`, { recursive: true });
  const missing = outputs.filter(({ name, fixed }) => fixed || !existsSync(`${PUBLIC}/${name}`));
  const write = async ({ name, make }: Output) => {
    const bytes = await make();
    // Files that exist are not made again, so a file must be whole.
    writeFileSync(`${PUBLIC}/${name}.part`, bytes);
    renameSync(`${PUBLIC}/${name}.part`, `${PUBLIC}/${name}`);
    const kilobytes = Math.ceil(bytes.length / 1000);
    console.log(`${name}, ${kilobytes} kB${kilobytes > HEAVY_KB ? `: heavy, at most ${HEAVY_KB} kB is good` : ''}`);
  };
  // sharp makes as many at a time as there are threads.
  await Promise.all(missing.map(write));
  const names = new Set(outputs.map(({ name }) => name));
  for (const name of readdirSync(`${PUBLIC}/pictures`)) {
    if (!names.has(`pictures/${name}`)) rmSync(`${PUBLIC}/pictures/${name}`);
  }
  writeJson(`${CONTENT_DIR}/content/pictures.json`, manifest);
});
