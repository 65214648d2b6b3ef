// `npm run check:content`: what is wrong with texts and facts. Also writes the schema of the catalogs, for editors.
import { writeFileSync } from 'node:fs';
import { CATALOG_SCHEMA } from '@/export/checks/catalog-schema';
import { run } from './run';

run(async () => {
  // Not at the top: `run` then names a mistake in colors.ts or languages.ts too.
  const { missingLetters } = await import('@/export/missing-letters');
  const { readContent } = await import('@/export/read-content');
  const { refuseMistakes } = await import('@/export/readiness');
  // By it editors complete and explain the texts of a catalog.
  writeFileSync('messages/catalog.schema.json', JSON.stringify(CATALOG_SCHEMA, null, 2));
  refuseMistakes();
  for (const line of missingLetters(readContent())) console.log(line);
  console.log('All texts and facts are in order.');
});
