/** `npm run images`: encodes the masters in content/images/ to public/, and writes content/pictures.json. */
import { makePictures } from './pictures/pictures';
import { run } from './run';

run(async () => {
  for (const { name, bytes } of await makePictures()) {
    console.log(`${name}, ${Math.ceil(bytes / 1000)} kB`);
  }
});
