// `npm run check:content`: what is wrong with texts and facts.
import { checkHints } from '@/checks/hints';
import { formatProblem } from '@/checks/problem';
import { run } from './run';

run(async () => {
  // Not at the top: `run` then names a mistake in colors.ts or languages.ts too.
  const { missingLetters } = await import('@/export/missing-letters');
  const { readContent } = await import('@/export/read-content');
  const { refuseMistakes } = await import('@/export/readiness');
  refuseMistakes();
  for (const line of missingLetters(readContent())) console.log(line);
  console.log('All texts and facts are in order.');
  const hints = checkHints(readContent()).map((hint) => formatProblem(hint));
  if (hints.length > 0) console.log(['Possible, and perhaps not meant:', ...hints].join('\n'));
});
