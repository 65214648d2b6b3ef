/** `npm run check:content`: what is wrong with texts and facts. Also writes the schema of the catalogs, for editors. */
import { writeFileSync } from 'node:fs';
import { catalogSchema } from '@/export/checks/catalog-schema';
import { refuseMistakes } from '@/export/refuse-mistakes';
import { run } from './run';

run(async () => {
  // By it editors complete and explain the texts of a catalog.
  writeFileSync('messages/catalog.schema.json', JSON.stringify(catalogSchema(), null, 2));
  refuseMistakes();
  console.log('All texts and facts are in order.');
});
