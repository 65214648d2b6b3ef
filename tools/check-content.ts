// `npm run check:content`: reports mistakes in texts and facts.
import { checkHints } from '@/checks/hints';
import { formatProblem } from '@/checks/problem';
import { run } from './run';

run(async () => {
  // Imported here so that `run` reports an error in colors.ts or languages.ts.
  const { missingLetters } = await import('@/export/missing-letters');
  const { readContent } = await import('@/export/read-content');
  const { assertValidContent } = await import('@/export/readiness');
  assertValidContent();
  for (const line of missingLetters(readContent())) console.log(line);
  console.log('No mistakes in texts and facts.');
  const hints = checkHints(readContent()).map((hint) => formatProblem(hint));
  if (hints.length > 0) console.log(['Possible, but perhaps not intended:', ...hints].join('\n'));
});
