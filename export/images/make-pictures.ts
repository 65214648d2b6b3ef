import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FILE } from '@/export/checks/content';
import { readContent } from '@/export/read-content';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { formatFile } from '@/lib/json-format';
import { planImages } from './pictures';
import { writeImages } from './write-images';

/** Hosts keep this folder from build to build, if told to; they do not keep the pictures that a build has made. */
const CACHE = '.next/cache/pictures';

type Plan = Awaited<ReturnType<typeof planImages>>;

const plan = (root: string) => planImages(readContent(root), join(root, 'content/images'));
const textOf = ({ manifest }: Plan) => `${formatFile('facts', manifest)}\n`;

function write(planned: Plan, root: string) {
  writeFileSync(join(root, PICTURES_FILE), textOf(planned));
  return writeImages(planned.outputs, join(root, 'public'));
}

/**
 * Makes the pictures of a company that are missing, and content/pictures.json. Returns the name and the size in bytes of each file made.
 * Throws when a master is missing or cannot be used.
 */
export const makePictures = async (root = CONTENT_DIR) => write(await plan(root), root);

/**
 * Does so only where a master is new, as after a picture was replaced in the editor. The companies of tests have pictures without masters.
 */
export async function makeNewPictures(root = CONTENT_DIR, cache = CACHE): Promise<void> {
  if (!existsSync(join(root, 'content/images'))) return;
  const planned = await plan(root);
  const missing = planned.outputs.filter(({ name }) => !existsSync(join(root, 'public', name)));
  if (missing.length === 0 && textOf(planned) === readFileSync(join(root, PICTURES_FILE), 'utf8')) return;
  const cached = (name: string) => join(cache, name.replace('/', '-'));
  for (const { name } of missing.filter((output) => existsSync(cached(output.name)))) {
    cpSync(cached(name), join(root, 'public', name));
  }
  await write(planned, root);
  mkdirSync(cache, { recursive: true });
  for (const { name } of missing) cpSync(join(root, 'public', name), cached(name));
}
