/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACTS } from '@/cms/schema/facts';
import { commandsOf, DEPENDABOT, describeInTemplate, Repository, WORKFLOWS } from './repository';

const COMPANY = 'content/company.json';

const SAVE = 'echo theirs >notes.txt && git add -A && git commit -qm Saved && git push -q';

describeInTemplate('the workflows', () => {
  it('Begin adds the repository to the facts and deletes Dependabot, once, also if somebody pushes meanwhile', () => {
    const copy = new Repository({ [COMPANY]: readFileSync(`fixture/${COMPANY}`) });
    copy.write(DEPENDABOT, readFileSync(DEPENDABOT, 'utf8'));
    copy.publish('Initial commit');
    copy.bash(`cd ${copy.clone()}; ${SAVE}`);
    const begin = () => copy.bash(commandsOf('begin.yml'), { GITHUB_REPOSITORY: 'firm/site' });
    begin();
    const facts = JSON.parse(copy.bash(`git show origin/main:${COMPANY}`));
    expect(facts.editor).toEqual({ repository: 'firm/site' });
    expect(FACTS.safeParse(facts).success).toBe(true);
    expect(copy.bash('git ls-files')).toBe(`${COMPANY}\nnotes.txt\n`);
    expect(copy.bash('git diff --numstat HEAD~ -- content')).toBe(`1\t0\t${COMPANY}\n`);
    begin();
    expect(copy.bash('git log --format=%s origin/main')).toBe('Begin\nSaved\nInitial commit\n');
  });

  it('Pictures commits what it has encoded, also if somebody saves meanwhile', () => {
    const copy = new Repository({ 'content/pictures.json': '{}' });
    copy.publish('Initial commit');
    copy.write('content/pictures.json', '{ "pictures": {} }');
    copy.write('public/pictures/a.avif', 'made');
    copy.bash(`cd ${copy.clone()}; ${SAVE}`);
    copy.bash(commandsOf('pictures.yml'));
    expect(copy.bash('git log --format=%s origin/main')).toBe('Encode pictures\nSaved\nInitial commit\n');
    expect(copy.bash('git ls-tree -r --name-only origin/main')).toContain('public/pictures/a.avif');
  });

  it('workflows pin every action to a commit', () => {
    const uses = readdirSync(WORKFLOWS).flatMap(
      (file) => readFileSync(join(WORKFLOWS, file), 'utf8').match(/uses: .*/g) ?? [],
    );
    expect(uses.filter((line) => !/@[\da-f]{40} # v/.test(line))).toEqual([]);
    expect(uses).not.toEqual([]);
  });

  it('the newest version in the changelog is that of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(/^## (\d.*)$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
  });
});
