/** `npm run images`: makes the pictures that are served from the masters in content/images/, and content/pictures.json. */
import { makePictures } from '@/export/images/make-pictures';
import { run } from './run';

const HEAVY_KB = 160;

run(async () => {
  for (const { name, bytes } of await makePictures()) {
    const kilobytes = Math.ceil(bytes / 1000);
    console.log(`${name}, ${kilobytes} kB${kilobytes > HEAVY_KB ? `: heavy, at most ${HEAVY_KB} kB is good` : ''}`);
  }
});
