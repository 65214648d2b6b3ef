// `npm run check:launch`: lists what is left of the sample or contradicts the facts. `-- --first-person` first rewrites a sole trader's texts
// in the first person singular.
import { parseArgs } from 'node:util';
import { checkLaunch } from '@/checks/check-launch';
import { checkHints } from '@/checks/hints';
import { formatProblem } from '@/checks/problem';
import { KNOWN_LANGUAGES } from '@/checks/word-rules';
import { readContent } from '@/export/read-content';
import { formatList } from '@/export/readiness';
import { run, setValue } from './run';

const options = { 'first-person': { type: 'boolean' } } as const;

run(async () => {
  const { 'first-person': firstPerson } = parseArgs({ options }).values;
  if (firstPerson) {
    for (const { file, key, wording } of checkLaunch(readContent())) if (wording) setValue(file, key, wording);
  }
  const content = readContent();
  for (const hint of checkHints(content)) console.log(formatProblem(hint));
  const problems = checkLaunch(content);
  if (problems.length > 0) throw new Error(formatList(problems));
  const unchecked = Object.values(content.languages).filter(({ lang }) => !KNOWN_LANGUAGES.includes(lang));
  const questions = [
    'Nothing of the sample is left: ready to go live. No check knows:',
    'whether every text is true of you, and every translation says the same',
    ...unchecked.map(({ lang }) => `whether a text in ${lang} calls a sole trader "we"`),
    'whether the privacy policy describes what you do: read it with a lawyer',
    'whether messages arrive: send yourself one after every change to the form',
  ];
  console.log(questions.join('\n- '));
});
