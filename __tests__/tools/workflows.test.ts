/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FACTS } from '@/company/facts';
import { commandsOf, WORKFLOWS } from './workflow';

const COMPANY = 'content/company.json';
const OF_TEMPLATE = ['.github/dependabot.yml', '.github/CODEOWNERS'];

describe('Begin', () => {
  const ENV = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GITHUB_REPOSITORY: 'firm/site',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => [
        [`GIT_${who}_NAME`, 'Test'],
        [`GIT_${who}_EMAIL`, 'test@orn.test'],
      ]),
    ),
  };

  function newCopy() {
    const [dir, remote] = [mkdtempSync(join(tmpdir(), 'copy-')), mkdtempSync(join(tmpdir(), 'remote-'))];
    const bash = (command: string) => execFileSync('bash', ['-ec', command], { cwd: dir, env: ENV, encoding: 'utf8' });
    bash(`git init -q --bare ${remote} && git init -q -b main && git remote add origin ${remote}`);
    for (const file of [COMPANY, ...OF_TEMPLATE]) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), readFileSync(file === COMPANY ? 'fixture/content/company.json' : file));
    }
    bash('git add -A && git commit -qm "Initial commit" && git push -qu origin main');
    return bash;
  }

  it('names the copy in its facts and takes away Dependabot and the owners of the template, once', () => {
    const bash = newCopy();
    bash(commandsOf('begin.yml'));
    const facts = JSON.parse(bash(`git show origin/main:${COMPANY}`));
    expect(facts.editor).toEqual({ repository: 'firm/site' });
    expect(FACTS.safeParse(facts).success).toBe(true);
    expect(bash('git ls-files')).toBe(`${COMPANY}\n`);
    expect(bash('git diff --numstat HEAD~ -- content')).toBe(`1\t0\t${COMPANY}\n`);
    bash(commandsOf('begin.yml'));
    expect(bash('git log --format=%s origin/main')).toBe('Begin\nInitial commit\n');
  });
});

it('every action of a workflow is named by its commit', () => {
  const uses = readdirSync(WORKFLOWS).flatMap(
    (file) => readFileSync(join(WORKFLOWS, file), 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(uses.filter((line) => !/@[\da-f]{40} # v/.test(line))).toEqual([]);
  expect(uses).not.toEqual([]);
});
