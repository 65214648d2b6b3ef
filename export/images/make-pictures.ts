import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FILE } from '@/checks/content';
import { CONTENT_DIR } from '@/company/content-dir.mjs';
import { formatFile } from '@/company/json-format';
import { readContent } from '@/export/read-content';
import type { Output } from './master';
import { planImages } from './pictures';

type Plan = Awaited<ReturnType<typeof planImages>>;

const plan = (root: string) => planImages(readContent(root), join(root, 'content/images'));
const manifestText = ({ manifest }: Plan) => `${formatFile('facts', manifest)}\n`;

function write(planned: Plan, root: string) {
  writeFileSync(join(root, PICTURES_FILE), manifestText(planned));
  return writeImages(planned.outputs, join(root, 'public'));
}

/** Makes missing pictures and content/pictures.json. Returns name and size of each file made. Throws if a master cannot be used. */
export const makePictures = async (root = CONTENT_DIR) => write(await plan(root), root);

/** The same, only if a master is new, as after a change in the editor. Test companies have no masters. */
export async function makeNewPictures(root = CONTENT_DIR): Promise<void> {
  if (!existsSync(join(root, 'content/images'))) return;
  const planned = await plan(root);
  const isMade = planned.outputs.every(({ name }) => existsSync(join(root, 'public', name)));
  if (isMade && manifestText(planned) === readFileSync(join(root, PICTURES_FILE), 'utf8')) return;
  await write(planned, root);
}

/** Makes the missing files of `outputs`, then removes pictures that are not among them. If one fails, nothing is removed. */
export async function writeImages(outputs: Output[], publicDir: string): Promise<{ name: string; bytes: number }[]> {
  for (const folder of ['pictures', 'brand']) mkdirSync(join(publicDir, folder), { recursive: true });
  const missing = outputs.filter(({ name, fixed }) => fixed || !existsSync(join(publicDir, name)));
  const made = await Promise.all(missing.map((output) => writeImage(output, publicDir)));
  removeUnplanned(outputs, join(publicDir, 'pictures'));
  return made;
}

async function writeImage({ name, make }: Output, publicDir: string): Promise<{ name: string; bytes: number }> {
  const content = await make();
  const path = join(publicDir, name);
  // Existing files are not made again, so a file must be complete.
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
  return { name, bytes: content.length };
}

function removeUnplanned(outputs: Output[], folder: string): void {
  const planned = new Set(outputs.map(({ name }) => name));
  const unplanned = readdirSync(folder).filter((name) => !planned.has(`pictures/${name}`));
  for (const name of unplanned) rmSync(join(folder, name));
}
