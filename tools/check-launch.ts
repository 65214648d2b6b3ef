// `npm run check:launch`: lists all mistakes, what is left of the sample or contradicts the facts, and what is unlikely.
// `-- --first-person` first rewrites a sole trader's texts in the first person singular.
import { parseArgs } from 'node:util';
import { checkContent } from '@/cms/checks/check-content';
import { checkLaunch } from '@/cms/checks/check-launch';
import { checkHints } from '@/cms/checks/hints';
import { t } from '@/cms/checks/messages';
import { KNOWN_LANGUAGES } from '@/cms/checks/word-rules';
import { readContent } from './build/read-content';
import { formatList } from './build/readiness';
import { report, terminalReader } from './build/terminal';
import { run, setValue } from './run';

const options = { 'first-person': { type: 'boolean' } } as const;

run(async () => {
  const { 'first-person': firstPerson } = parseArgs({ options }).values;
  if (firstPerson) {
    for (const { file, key, wording } of checkLaunch(readContent())) if (wording) setValue(file, key, wording);
  }
  const content = readContent();
  const reader = terminalReader();
  const hints = checkHints(content);
  if (hints.length > 0) console.log(`${t('perhapsNotIntended')[reader]}\n${report(hints)}\n`);
  const problems = [...checkContent(content), ...checkLaunch(content)];
  if (problems.length > 0) throw new Error(formatList(problems));
  const unchecked = Object.values(content.languages).filter(({ lang }) => !KNOWN_LANGUAGES.includes(lang));
  const questions = [
    t('ready'),
    t('onlyReader'),
    ...unchecked.map(({ lang }) => t('uncheckedLanguage', { lang })),
    t('askLawyer'),
    t('tryForm'),
  ];
  console.log(questions.map((question) => question[reader]).join('\n- '));
});
