import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from './master';

/** Makes the planned files that are missing and removes pictures no longer planned; if one cannot be made, none. Returns name and bytes of each. */
export async function writeImages(outputs: Output[], publicDir: string): Promise<{ name: string; bytes: number }[]> {
  for (const folder of ['pictures', 'brand']) mkdirSync(join(publicDir, folder), { recursive: true });
  const missing = outputs.filter(({ name, fixed }) => fixed || !existsSync(join(publicDir, name)));
  // sharp makes as many at a time as there are threads.
  const made = await Promise.all(missing.map((output) => writeImage(output, publicDir)));
  removeUnplanned(outputs, join(publicDir, 'pictures'));
  return made;
}

async function writeImage({ name, make }: Output, publicDir: string): Promise<{ name: string; bytes: number }> {
  const content = await make();
  const path = join(publicDir, name);
  // Files that exist are not made again, so a file must be whole.
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
  return { name, bytes: content.length };
}

function removeUnplanned(outputs: Output[], folder: string): void {
  const planned = new Set(outputs.map(({ name }) => name));
  const unplanned = readdirSync(folder).filter((name) => !planned.has(`pictures/${name}`));
  for (const name of unplanned) rmSync(join(folder, name));
}
