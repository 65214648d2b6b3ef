/** `npm run images`: encodes the masters in content/images/ to public/, and writes content/pictures.json. */
import { makePictures } from './pictures/pictures';
import { run } from './run';

const HEAVY_KB = 160;

run(async () => {
  for (const { name, bytes } of await makePictures()) {
    const kilobytes = Math.ceil(bytes / 1000);
    console.log(`${name}, ${kilobytes} kB${kilobytes > HEAVY_KB ? `: heavy; aim for at most ${HEAVY_KB} kB` : ''}`);
  }
});
