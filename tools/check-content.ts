// `npm run check:content`: what is wrong with texts and facts. Also writes the schemas of both, for editors of code.
import { writeFileSync } from 'node:fs';
import { checkHints } from '@/checks/hints';
import { formatProblem } from '@/checks/problem';
import { CATALOG_TREE } from '@/company/catalog-tree';
import { companySchema } from '@/company/fact-tree';
import { formatFile } from '@/company/json-format';
import { run } from './run';

run(async () => {
  // Not at the top: `run` then names a mistake in colors.ts or languages.ts too.
  const { missingLetters } = await import('@/export/missing-letters');
  const { readContent } = await import('@/export/read-content');
  const { refuseMistakes } = await import('@/export/readiness');
  // By them editors complete and explain facts and texts.
  writeFileSync('content/company.schema.json', `${formatFile('facts', companySchema())}\n`);
  writeFileSync('messages/catalog.schema.json', JSON.stringify(CATALOG_TREE, null, 2));
  refuseMistakes();
  for (const line of missingLetters(readContent())) console.log(line);
  console.log('All texts and facts are in order.');
  const hints = checkHints(readContent()).map((hint) => formatProblem(hint));
  if (hints.length > 0) console.log(['Possible, and perhaps not meant:', ...hints].join('\n'));
});
