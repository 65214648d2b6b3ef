/** `npm run images`: makes the pictures that are served from the masters in content/images/, and content/pictures.json. */
import { planImages } from '@/export/images/pictures';
import { writeImages } from '@/export/images/write-images';
import { readContent } from '@/export/read-content';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { run, writeJson } from './run';

const HEAVY_KB = 160;

run(async () => {
  const { manifest, outputs } = await planImages(readContent());
  const made = await writeImages(outputs, `${CONTENT_DIR}/public`);
  for (const { name, bytes } of made) {
    const kilobytes = Math.ceil(bytes / 1000);
    console.log(`${name}, ${kilobytes} kB${kilobytes > HEAVY_KB ? `: heavy, at most ${HEAVY_KB} kB is good` : ''}`);
  }
  writeJson(`${CONTENT_DIR}/content/pictures.json`, manifest);
});
