/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS } from '@/company/facts';
import { commandsOf, Repository, WORKFLOWS } from './repository';

const COMPANY = 'content/company.json';
const DEPENDABOT = '.github/dependabot.yml';

it('Begin adds the repository to the facts and deletes Dependabot, once', () => {
  const copy = new Repository({ [COMPANY]: readFileSync(`fixture/${COMPANY}`) });
  copy.write(DEPENDABOT, readFileSync(DEPENDABOT, 'utf8'));
  copy.publish('Initial commit');
  const begin = () => copy.bash(commandsOf('begin.yml'), { GITHUB_REPOSITORY: 'firm/site' });
  begin();
  const facts = JSON.parse(copy.bash(`git show origin/main:${COMPANY}`));
  expect(facts.editor).toEqual({ repository: 'firm/site' });
  expect(FACTS.safeParse(facts).success).toBe(true);
  expect(copy.bash('git ls-files')).toBe(`${COMPANY}\n`);
  expect(copy.bash('git diff --numstat HEAD~ -- content')).toBe(`1\t0\t${COMPANY}\n`);
  begin();
  expect(copy.bash('git log --format=%s origin/main')).toBe('Begin\nInitial commit\n');
});

it('workflows pin every action to a commit', () => {
  const uses = readdirSync(WORKFLOWS).flatMap(
    (file) => readFileSync(join(WORKFLOWS, file), 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(uses.filter((line) => !/@[\da-f]{40} # v/.test(line))).toEqual([]);
  expect(uses).not.toEqual([]);
});
