/** `npm run images`: makes every picture that is served from its master in content/images/, and their list. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Output } from '@/build/images/pictures';
import { planImages } from '@/build/images/plan';

const SERVED = 'public/pictures';
const FALLBACK_DOC =
  '/** The stock picture as one address, for browser code that must not carry the whole list. Written by `npm run images`. */';

async function main(): Promise<void> {
  const { manifest, outputs } = await planImages('content/images');
  mkdirSync(SERVED, { recursive: true });
  for (const output of outputs) {
    if (output.fixed || !existsSync(`${SERVED}/${output.name}`)) await write(output);
  }
  const names = new Set(outputs.map(({ name }) => name));
  for (const name of readdirSync(SERVED)) if (!names.has(name)) rmSync(`${SERVED}/${name}`);
  const stock = outputs.findLast(({ name }) => /^fallback-.*webp$/.test(name))?.name;
  writeFileSync('lib/fallback.ts', `${FALLBACK_DOC}\nexport const FALLBACK_SRC = '/pictures/${stock}';\n`);
  writeFileSync('content/pictures.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

async function write({ name, make }: Output): Promise<void> {
  const bytes = await make();
  // Under its name only once it is whole: an existing name is taken for done.
  writeFileSync(`${SERVED}/.part`, bytes);
  renameSync(`${SERVED}/.part`, `${SERVED}/${name}`);
  console.log(name, `${(bytes.length / 1000).toFixed(1)} kB`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
