import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY_FILE, catalogFile, hasMaster, PICTURES_FILE } from '@/checks/content';
import { type Crop, shownCrops } from '@/checks/picture-crops';
import { CONTENT_DIR } from '@/company/content-dir.mjs';
import { withDefaults } from '@/company/fact-tree';
import { formatFile } from '@/company/json-format';
import { readContent } from '../read-content';
import { planBrand } from './brand';
import { planCard } from './card';
import { contentHash, cut, type Output, readMaster } from './master';

/** Ten bits keep the grain that hides banding in skies. */
const AVIF = { bitdepth: 10, chromaSubsampling: '4:4:4', tune: 'ssim', quality: 74 } as const;

/** Writes missing pictures and content/pictures.json. Returns name and size of each new file. Throws if a master cannot be used. */
export async function makePictures(root = CONTENT_DIR) {
  return write(await planImages(root), root);
}

/** Does the same, but only if a master has changed, for example in the editor. Companies of tests have no masters. */
export async function makeNewPictures(root = CONTENT_DIR): Promise<void> {
  if (!existsSync(join(root, 'content/images'))) return;
  const plan = await planImages(root);
  const isComplete = plan.outputs.every(({ name }) => existsSync(join(root, 'public', name)));
  if (isComplete && plan.manifest === readFileSync(join(root, PICTURES_FILE), 'utf8')) return;
  await write(plan, root);
}

type Plan = { manifest: string; outputs: Output[] };

function write({ manifest, outputs }: Plan, root: string) {
  writeFileSync(join(root, PICTURES_FILE), manifest);
  return writeImages(outputs, join(root, 'public'));
}

/** Plans the content/pictures.json of a company, and the files to make from its masters. Throws with the errors of all pictures. */
async function planImages(root: string): Promise<Plan> {
  const content = readContent(root);
  const folder = join(root, 'content/images');
  const facts = withDefaults(JSON.parse(content.files[COMPANY_FILE] ?? ''));
  const { colors, drawings, files, languages } = content;
  const brand = { wordmark: drawings['content/brand/wordmark.svg'], name: facts.brand, colors };
  const outputs: Output[] = [];
  const errors = new Set<string>();
  const planned = async <Entry>(plan: () => Entry | Promise<Entry>) => {
    try {
      return await plan();
    } catch (error) {
      errors.add((error as Error).message);
    }
  };
  const icons = await planned(() => planBrand(folder, colors, outputs));
  const pictures: Record<string, object | undefined> = {};
  for (const [name, crop] of Object.entries(shownCrops(facts, (id) => hasMaster(id, content)))) {
    pictures[name] = await planned(() => planPicture(folder, name, crop, outputs));
  }
  const cards: Record<string, object | undefined> = {};
  for (const locale of Object.keys(languages)) {
    const { hero } = JSON.parse(files[catalogFile(locale)] ?? '');
    cards[locale] = await planned(() => planCard(folder, locale, hero.title, brand, outputs));
  }
  if (errors.size > 0) throw new Error([...errors].join('\n'));
  return { manifest: `${formatFile('facts', { pictures, cards, icons })}\n`, outputs };
}

/** Adds the files of a picture to `outputs`. Returns its entry for content/pictures.json. */
export async function planPicture(folder: string, name: string, crop: Crop, outputs: Output[]) {
  const { widths, height, focus } = crop;
  const width = widths.at(-1) as number;
  const master = await readMaster(folder, name, crop);
  const hash = contentHash(master.bytes, crop, AVIF);
  const srcset = widths.map((to) => {
    const file = `pictures/${name}-${to}.${hash}.avif`;
    const size = { width: to, height: Math.round((to / width) * height), focus };
    outputs.push({ name: file, make: () => cut(master, size, (picture) => picture.avif(AVIF)) });
    return `/${file} ${to}w`;
  });
  return { width, height, srcset: srcset.join(', ') };
}

/** Writes missing files of `outputs`, then removes pictures that are not among them. If one fails, nothing is removed. */
export async function writeImages(outputs: Output[], publicDir: string): Promise<{ name: string; bytes: number }[]> {
  for (const folder of ['pictures', 'brand']) mkdirSync(join(publicDir, folder), { recursive: true });
  const missing = outputs.filter(({ name, fixed }) => fixed || !existsSync(join(publicDir, name)));
  const written = await Promise.all(missing.map((output) => writeImage(output, publicDir)));
  const names = new Set(outputs.map(({ name }) => name));
  const unused = readdirSync(join(publicDir, 'pictures')).filter((name) => !names.has(`pictures/${name}`));
  for (const name of unused) rmSync(join(publicDir, 'pictures', name));
  return written;
}

async function writeImage({ name, make }: Output, publicDir: string): Promise<{ name: string; bytes: number }> {
  const content = await make();
  const path = join(publicDir, name);
  // An interrupted build must not leave part of a file, because existing files are not written again.
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
  return { name, bytes: content.length };
}
