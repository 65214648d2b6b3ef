/** `npm run check:content`: what is wrong with texts and facts. Also writes the schema of the catalogs, for editors. */
import { writeCatalogSchema } from '@/build/checks/catalog-schema';
import { checkContent } from '@/build/checks/content';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { run } from './run';

run(async () => {
  writeCatalogSchema();
  const problems = checkContent(CONTENT_DIR);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('All texts and facts are in order.');
});
