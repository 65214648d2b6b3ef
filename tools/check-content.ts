// `npm run check:content`: reports mistakes in texts and facts, and asks about what is possible but unlikely.
import { run } from './run';

run(async () => {
  // Imported here so that `run` reports an error in colors.ts or languages.ts.
  const { checkContent } = await import('@/cms/checks/check-content');
  const { checkHints } = await import('@/cms/checks/hints');
  const { t } = await import('@/cms/checks/messages');
  const { missingLetters } = await import('./build/missing-letters');
  const { readContent } = await import('./build/read-content');
  const { missingForm } = await import('./build/readiness');
  const { report, terminalReader } = await import('./build/terminal');
  const { checkMasters } = await import('./pictures/pictures');
  const content = readContent();
  const masters = await checkMasters();
  const mistakes = [...checkContent(content), ...missingForm(content), ...masters.problems];
  const hints = [...checkHints(content), ...masters.questions];
  const reader = terminalReader();
  for (const line of missingLetters(content)) console.log(line);
  if (hints.length > 0) console.log(`${t('perhapsNotIntended')[reader]}\n${report(hints)}`);
  if (mistakes.length > 0) throw new Error(`${t('mistakesFirst')[reader]}\n${report(mistakes)}`);
  console.log(t('noMistakes')[reader]);
});
