// `npm run check:content`: what is wrong with texts and facts. Also writes the schemas of both, for editors of code.
// `-- --propose v1.1.0` first adds what is missing, in the words of that version of the template (docs/updates.md).
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CATALOG_TREE } from '@/company/catalog-tree';
import { companySchema } from '@/company/fact-tree';
import { checkHints } from '@/export/checks/hints';
import { formatProblem } from '@/export/checks/problem';
import { formatFile } from '@/lib/json-format';
import { run } from './run';

run(async () => {
  // Not at the top: `run` then names a mistake in colors.ts or languages.ts too.
  const { missingLetters } = await import('@/export/missing-letters');
  const { readContent } = await import('@/export/read-content');
  const { refuseMistakes } = await import('@/export/readiness');
  const { proposeMissing } = await import('./propose');
  const { propose } = parseArgs({ options: { propose: { type: 'string' } } }).values;
  // By them editors complete and explain facts and texts.
  writeFileSync('content/company.schema.json', `${formatFile('facts', companySchema())}\n`);
  writeFileSync('messages/catalog.schema.json', JSON.stringify(CATALOG_TREE, null, 2));
  for (const line of propose ? proposeMissing(propose) : []) console.log(line);
  refuseMistakes();
  for (const line of missingLetters(readContent())) console.log(line);
  console.log('All texts and facts are in order.');
  const hints = checkHints(readContent()).map((hint) => formatProblem(hint));
  if (hints.length > 0) console.log(['Possible, and perhaps not meant:', ...hints].join('\n'));
});
