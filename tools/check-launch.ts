// `npm run check:launch`: what is left of the sample, or denied by the facts. `-- --first-person` first lets the texts of a sole trader
// speak of one person.
import { parseArgs } from 'node:util';
import { checkLaunch } from '@/checks/check-launch';
import { companySource } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { formatProblem } from '@/checks/problem';
import { KNOWN_LANGUAGES } from '@/checks/word-rules';
import { readContent } from '@/export/read-content';
import { listOf } from '@/export/readiness';
import { run, setValue } from './run';
import { yearlyList } from './yearly';

const options = { 'first-person': { type: 'boolean' } } as const;

run(async () => {
  const { 'first-person': firstPerson } = parseArgs({ options }).values;
  if (firstPerson) {
    for (const { file, key, wording } of checkLaunch(readContent())) if (wording) setValue(file, key, wording);
  }
  const content = readContent();
  const yearly = yearlyList(companySource(content).data.privacyUpdated);
  if (yearly) console.log(`${yearly}\n`);
  const problems = checkLaunch(content);
  for (const hint of checkHints(content)) console.log(formatProblem(hint));
  if (problems.length > 0) throw new Error(listOf(problems));
  console.log(['No sample value is left: ready to go live. What no check knows:', ...notChecked()].join('\n- '));
});

function notChecked(): string[] {
  const languages = Object.values(readContent().languages).map(({ lang }) => lang);
  const unread = languages.filter((lang) => !KNOWN_LANGUAGES.includes(lang));
  return [
    'whether every text is true of you, and the translations say the same',
    ...unread.map((lang) => `whether a text in ${lang} says "we" of a sole trader`),
    'whether the privacy policy says what you do: read it with a lawyer',
    'whether messages arrive: send yourself one after every change of the form',
  ];
}
