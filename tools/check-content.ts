// `npm run check:content`: lists mistakes, and what is possible but unlikely. `npm run check:launch` (`--launch`) also lists what is
// left of the sample; with `-- --first-person` it first rewrites a sole trader's texts in the first person singular.
import { parseArgs } from 'node:util';
import type { Problem } from '@/checks/problem';
import { setInFile } from './build/files';
import { run } from './run';

const flag = { type: 'boolean', default: false } as const;
const options = { launch: flag, 'first-person': flag };

run(async () => {
  // Imported here so that `run` reports an error in colors.ts or languages.ts.
  const { checkContent } = await import('@/checks/check-content');
  const { checkLaunch } = await import('@/checks/check-launch');
  const { checkHints } = await import('@/checks/hints');
  const { say } = await import('@/checks/messages');
  const { readContent } = await import('./build/read-content');
  const { formatList, lastQuestions, missingForm } = await import('./build/readiness');
  const { report, terminalReader } = await import('./build/terminal');
  const { compareWithRegister } = await import('./live/register');
  const { checkMasters } = await import('./pictures/pictures');
  const { CONTENT_DIR } = await import('@/lib/content-dir.mjs');
  const { readingOf } = await import('@/checks/reading');
  const { launch, 'first-person': firstPerson } = parseArgs({ options }).values;
  if (firstPerson) rewrite(checkLaunch(readContent()));
  const content = readingOf(readContent());
  const masters = await checkMasters(CONTENT_DIR, content);
  const left = launch ? checkLaunch(content) : missingForm(content);
  const { source, facts } = content;
  const register = await compareWithRegister(launch ? facts : {});
  const inRegister = register.problems.map((message) => source.problem('organizationNumber', message));
  const mistakes = [...checkContent(content), ...left, ...masters.problems, ...inRegister];
  const hints = [...checkHints(content), ...masters.questions];
  const reader = terminalReader();
  if (register.notes.length > 0) console.log(`${register.notes.map((note) => note[reader]).join('\n')}\n`);
  if (hints.length > 0) console.log(`${say('perhapsNotIntended')[reader]}\n${report(hints)}\n`);
  if (mistakes.length > 0)
    throw new Error(launch ? formatList(mistakes) : `${say('mistakesFirst')[reader]}\n${report(mistakes)}`);
  console.log(launch ? lastQuestions(content) : say('noMistakes')[reader]);
});

function rewrite(problems: Problem[]): void {
  for (const { file, key, wording } of problems) if (wording) setInFile(file, key, wording);
}
