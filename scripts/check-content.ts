// `npm run check:content`: what is wrong with texts and facts. Also writes the schema of the catalogs, for editors.
// `-- --propose v1.1.0` first adds what is missing, in the words of that version of the template (docs/updates.md).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CATALOG_SCHEMA } from '@/export/checks/catalog-schema';
import { run } from './run';

run(async () => {
  // Not at the top: `run` then names a mistake in colors.ts or languages.ts too.
  const { missingLetters } = await import('@/export/missing-letters');
  const { readContent } = await import('@/export/read-content');
  const { refuseMistakes } = await import('@/export/readiness');
  const { proposeMissing } = await import('./propose');
  const { propose } = parseArgs({ options: { propose: { type: 'string' } } }).values;
  // By it editors complete and explain the texts of a catalog.
  writeFileSync('messages/catalog.schema.json', JSON.stringify(CATALOG_SCHEMA, null, 2));
  for (const line of propose ? proposeMissing(propose) : []) console.log(line);
  refuseMistakes();
  for (const line of missingLetters(readContent())) console.log(line);
  console.log('All texts and facts are in order.');
});
