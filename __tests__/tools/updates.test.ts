/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { edited } from '../checks/content-copy';
import { beginBuild, CHECK_ENV, projectCopy } from '../project-copy';
import { commandsOf, WORKFLOWS } from './workflow';

const [FIRST, OTHER, OWN] = ['no', 'pl', 'se'].map((id) => `messages/${id}.json`) as [string, string, string];
const LANGUAGES = 'messages/languages.ts';
const COMPANY = 'content/company.json';
const COLORS = 'content/colors.ts';
const TEXTS = 'company/texts.ts';
const FACTS = 'company/facts.ts';
const CODE = 'tools/run.ts';
const LOGO = 'content/brand/wordmark-footer.svg';
const DEPENDABOT = '.github/dependabot.yml';
const CI = `${WORKFLOWS}/ci.yml`;
const [OLD, NEW] = ['98.0.0', '99.1.0'];
const IDENTITY = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Test'],
    [`GIT_${who}_EMAIL`, 'test@orn.test'],
  ]),
);

/** A folder of the project that is a Git repository. */
class Repository {
  constructor(readonly dir: string) {}

  /** Runs a command in it; throws what it prints if it fails. */
  bash(command: string, env = {}): string {
    const settings = { ...CHECK_ENV, ...IDENTITY, GIT_CONFIG_GLOBAL: '/dev/null', ...env };
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', command], {
      cwd: this.dir,
      env: settings,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  }
  commit = (message: string) => this.bash(`git add -A && git commit -qm "${message}"`);
  path = (file: string) => join(this.dir, file);
  read = (file: string) => readFileSync(this.path(file), 'utf8');
  write(file: string, text: string) {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }
  replace(file: string, said: string | RegExp, other: string) {
    expect(this.read(file)).toMatch(said);
    this.write(file, this.read(file).replace(said, other));
  }
  set = (file: string, key: string, value: unknown) => this.write(file, edited(this.read(file), key, value));
  remove = (file: string) => rmSync(this.path(file));
}

/** A copy of the project with the company of the tests, as one commit without a history. */
function newRepository(version: string): Repository {
  const repository = new Repository(projectCopy());
  for (const folder of ['content', 'messages', 'public'])
    cpSync(`fixture/${folder}`, repository.path(folder), { recursive: true });
  for (const file of ['.gitattributes', '.gitignore', DEPENDABOT, CI]) {
    repository.write(file, readFileSync(file, 'utf8'));
  }
  repository.write('VERSION', `${version}\n`);
  repository.bash('git init -q -b main && echo node_modules > .git/info/exclude');
  return repository;
}

/** The template in two languages, and its next version. */
function newTemplate(version = OLD): Repository {
  const template = newRepository(version);
  template.remove(OWN);
  for (const file of [FIRST, OTHER]) template.set(file, '$sample', ['hero']);
  template.replace(LANGUAGES, '  se: {', '  // se: {');
  template.commit(version);
  template.bash(`git tag v${version}`);

  template.replace(TEXTS, /\n {2}'hero.speak': .*/, "\n  'hero.added': { about: say('En ny tekst.', 'A new text.') },");
  template.replace(TEXTS, "'hero.discover':", "'hero.renamed':");
  template.replace(FACTS, 'retentionMonths:', 'keptMonths:');
  for (const file of [FIRST, OTHER]) {
    template.set(file, 'hero.added', `Sample of ${file}`);
    template.set(file, 'hero.renamed', `Renamed of ${file}`);
    for (const name of ['speak', 'discover']) template.set(file, `hero.${name}`, undefined);
    template.set(file, 'about.title', `Newer title of ${file}`);
    template.set(file, 'hero.lead', `Newer lead of ${file}`);
    template.set(file, 'about.paragraph1', `Newer paragraph of ${file}`);
  }
  template.set(COMPANY, 'keptMonths', 24);
  template.set(COMPANY, 'retentionMonths', undefined);
  template.set(COMPANY, 'phone', '+47 22 33 44 66');
  template.write(
    'tools/moved.json',
    JSON.stringify({ facts: { retentionMonths: 'keptMonths' }, texts: { 'hero.discover': 'hero.renamed' } }),
  );
  template.replace(COLORS, "'#0e2a33'", "'#0e2a34'");
  template.replace(COLORS, '  ghost:', "  sheen: '#ffffff',\n  ghost:");
  template.write(LOGO, `${template.read(LOGO)}\n`);
  for (const file of [CI, DEPENDABOT, CODE]) appendFileSync(template.path(file), '\n// newer\n');
  template.write('VERSION', `${NEW}\n`);
  template.commit(NEW);
  template.bash(`git tag v${NEW}`);
  return template;
}

/** A firm's copy with a language of its own in place of one, and its words, facts and logo. */
function newFirm(version = OLD, kept?: string[]): Repository {
  const firm = newRepository(version);
  const remote = mkdtempSync(join(tmpdir(), 'remote-'));
  firm.remove(OTHER);
  firm.replace(LANGUAGES, '  pl: {', '  // pl: {');
  firm.set(FIRST, '$sample', ['about.paragraph1', 'hero.discover']);
  firm.set(FIRST, 'hero.lead', 'Våre egne ord.');
  firm.set(FIRST, 'hero.discover', 'Se alt');
  firm.set(OWN, '$same', ['hero.discover', 'hero.speak']);
  firm.set(OWN, '$confirmed', ['hero.discover: Se alt']);
  firm.set(OWN, 'hero.discover', 'Se alt');
  firm.set(COMPANY, 'phone', '+47 22 22 22 22');
  firm.set(COMPANY, 'retentionMonths', 6);
  firm.set(COMPANY, 'newsUrl', undefined);
  firm.set(COMPANY, 'keptTexts', kept);
  for (const file of [LOGO, DEPENDABOT]) firm.remove(file);
  firm.commit('Initial commit');
  firm.bash(`git init -q --bare ${remote} && git remote add origin ${remote} && git push -qu origin main`);
  return firm;
}

/** Runs the workflow in a copy. Returns whether it was green, and its report. */
function update(firm: Repository, template: Repository): { isGreen: boolean; report: string } {
  const programs = new Repository(mkdtempSync(join(tmpdir(), 'programs-')));
  programs.write('gh', `#!/bin/sh\necho ${template.dir}\n`);
  // Installing needs the network; that pictures are made is tested elsewhere.
  programs.write(
    'npm',
    `#!/bin/sh\ncase "$*" in ci*) ;; *images) echo made > public/pictures/made.avif ;; *) exec ${programs.bash('command -v npm').trim()} "$@" ;; esac\n`,
  );
  programs.bash('chmod +x gh npm');
  const summary = programs.path('summary');
  const env = { PATH: `${programs.dir}:${process.env.PATH}`, RUNNER_TEMP: programs.dir, GITHUB_STEP_SUMMARY: summary };
  firm.bash('git switch -q main');
  let isGreen = true;
  try {
    firm.bash(commandsOf('update.yml'), env);
  } catch (error) {
    isGreen = false;
    if (!existsSync(summary)) throw error;
  }
  return { isGreen, report: readFileSync(summary, 'utf8') };
}

/** A file on a branch of what was pushed; undefined if it is not there. */
function pushed(firm: Repository, branch: string, file: string): string | undefined {
  return firm.bash(`git ls-tree --name-only origin/${branch} ${file}`)
    ? firm.bash(`git show origin/${branch}:${file}`)
    : undefined;
}
const textsOf = (firm: Repository, file: string) => JSON.parse(pushed(firm, 'edit', file) ?? '');

describe('an update of a copy', () => {
  let template: Repository;
  let firm: Repository;
  beforeEach(() => {
    template = newTemplate();
    firm = newFirm();
  });

  it('takes over a newer version and leaves what the firm has changed or removed', () => {
    const { isGreen, report } = update(firm, template);
    expect(report).toContain(`From ${OLD} to ${NEW}`);
    expect(report).toContain('All texts and facts are in order.');
    expect(isGreen).toBe(true);
    expect(pushed(firm, 'edit', 'VERSION')).toBe(`${NEW}\n`);
    expect(pushed(firm, 'edit', CODE)).toContain('// newer');
    expect(pushed(firm, 'edit', 'public/pictures/made.avif')).toBe('made\n');

    const first = textsOf(firm, FIRST);
    expect(first.hero).toMatchObject({ lead: 'Våre egne ord.', renamed: 'Se alt', added: `Sample of ${FIRST}` });
    expect(first.about.paragraph1).toBe(`Newer paragraph of ${FIRST}`);
    expect(first.$sample).toEqual(['about.paragraph1', 'hero.renamed', 'hero.added']);
    expect(first.hero).not.toHaveProperty('speak');
    expect(textsOf(firm, OWN).hero.added).toBe(`Sample of ${FIRST}`);
    expect(textsOf(firm, OWN)).toMatchObject({
      $same: ['hero.renamed', 'hero.added'],
      $sample: ['hero.added'],
      $confirmed: ['hero.renamed: Se alt'],
    });
    expect(report).toContain(`${OWN} hero.added: is new; proposed in the sample’s words: "Sample of ${FIRST}"`);
    expect(report).toMatch(/no\.json hero\.speak: the site shows this no more; it was ".+"/);
    const company = textsOf(firm, COMPANY);
    expect(company).toMatchObject({ phone: '+47 22 22 22 22', keptMonths: 6 });
    for (const fact of ['newsUrl', 'retentionMonths']) expect(company).not.toHaveProperty(fact);

    expect(report).toMatch(/no\.json about\.title: .*\n {2}yours: .*\n {2}new: {3}Newer title/);
    expect(report).not.toContain('hero.lead');
    expect(pushed(firm, 'edit', COLORS)).toContain("'#0e2a33'");
    expect(pushed(firm, 'edit', COLORS)).toContain('sheen');
    for (const file of [OTHER, LOGO, DEPENDABOT]) expect(pushed(firm, 'edit', file)).toBeUndefined();
    expect(pushed(firm, 'edit', CI)).not.toContain('// newer');
    expect(report).toContain(CI);
    // GitHub refuses a history that changes workflows.
    expect(firm.bash('git log --format=%s origin/edit')).toBe(`Template ${NEW}\nInitial commit\n`);
    expect(beginBuild(firm.dir, { CF_PAGES_BRANCH: 'edit' })).toBe('');

    firm.bash('git switch -q main && git merge -q origin/edit && git push -q');
    expect(update(firm, template)).toEqual({ isGreen: true, report: `This copy has the newest version, ${NEW}.\n\n` });
  }, 180_000);

  it('with the same line changed on both sides is left to somebody, in a branch of its own', () => {
    appendFileSync(firm.path(CODE), '// ours\n');
    firm.commit('Ours');
    firm.bash('git push -q');
    const { isGreen, report } = update(firm, template);
    expect(isGreen).toBe(false);
    expect(report).toMatch(/Changed in your copy and in the template.*\n+```\ntools\/run\.ts:\d+\n```/);
    expect(pushed(firm, 'update', CODE)).toContain('// ours');
    expect(firm.bash('git branch -r')).not.toContain('origin/edit');
    expect(pushed(firm, 'main', 'VERSION')).toBe(`${OLD}\n`);
  }, 180_000);

  it('of the first version has what it kept of the sample as confirmed', () => {
    const [first, kept] = ['1.0.0', ['licence', 'no.about.title 123456']];
    const before = newFirm(first, kept);
    const { isGreen } = update(before, newTemplate(first));
    expect(isGreen).toBe(true);
    expect(textsOf(before, COMPANY)).toMatchObject({ $confirmed: ['licence'] });
    expect(textsOf(before, COMPANY)).not.toHaveProperty('keptTexts');
    const { $sample } = textsOf(before, FIRST);
    expect($sample).toContain('hero.title');
    expect($sample).not.toContain('hero.lead');
  }, 180_000);

  it('waits until the changes of the editor are published', () => {
    firm.bash('git switch -qc edit');
    firm.set(FIRST, 'hero.lead', 'Enda bedre ord.');
    firm.commit('Change hero text');
    firm.bash('git push -q origin edit');
    expect(update(firm, template)).toEqual({
      isGreen: false,
      report: expect.stringContaining('Changes wait in /edit'),
    });
    expect(pushed(firm, 'edit', 'VERSION')).toBe(`${OLD}\n`);
  }, 180_000);
});

it('the version is the one of the package and of the newest entry of the changelog', () => {
  const version = readFileSync('VERSION', 'utf8').trim();
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(version);
  expect(/^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
});
