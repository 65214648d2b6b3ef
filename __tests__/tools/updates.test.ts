/** @jest-environment node */
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FACTS } from '@/company/facts';
import { companyTsconfig } from '../checks/content-copy';
import { commandsOf, Repository, WORKFLOWS } from './repository';

const [FIRST, OTHER, OWN] = ['no', 'pl', 'se'].map((id) => `messages/${id}.json`) as [string, string, string];
const LANGUAGES = 'messages/languages.ts';
const COMPANY = 'content/company.json';
const COLORS = 'content/colors.ts';
const CODE = 'app/fonts.ts';
const LOGO = 'content/brand/wordmark-footer.svg';
const DEPENDABOT = '.github/dependabot.yml';
const CI = `${WORKFLOWS}/ci.yml`;
const UPDATE = 'tools/update.sh';
const MOVED = 'tools/moved.json';
const [OLD, NEW] = ['98.0.0', '99.1.0'];
const PROJECT = resolve('.');
/** Returns a repository with what an update may change: content of the fixture, code and settings. */
function newRepository(): Repository {
  const repository = new Repository({ 'package.json': `{ "version": "${OLD}" }` });
  for (const folder of ['content', 'messages', 'public/brand'])
    cpSync(`fixture/${folder}`, repository.path(folder), { recursive: true });
  for (const file of ['.gitattributes', DEPENDABOT, CI, CODE, UPDATE, MOVED]) {
    repository.write(file, readFileSync(file, 'utf8'));
  }
  for (const file of [FIRST, OTHER, OWN]) repository.set(file, { 'hero.speak': undefined });
  repository.set(FIRST, { 'hero.gone': 'Gone', 'hero.look': 'Se alt', 'hero.discover': undefined });
  repository.set(COMPANY, { keptMonths: 6, retentionMonths: undefined, customerYears: undefined });
  return repository;
}

/** Returns the template in two languages, with a next version in which texts and facts are added, removed and renamed. */
function newTemplate(): Repository {
  const template = newRepository();
  template.remove(OWN);
  template.replace(LANGUAGES, '  se: {', '  // se: {');
  template.commit(OLD);
  template.bash(`git tag v${OLD}`);

  for (const file of [FIRST, OTHER]) {
    template.set(file, {
      $sample: ['hero'],
      'hero.speak': `New of ${file.slice(-7)}`,
      'hero.lead': `Newer lead of ${file}`,
      'about.title': `Newer title of ${file}`,
      'about.paragraph1': `Newer paragraph of ${file}`,
    });
  }
  template.set(FIRST, { 'hero.gone': undefined, 'hero.look': undefined, 'hero.discover': 'Se alle' });
  const facts = { keptMonths: undefined, retentionMonths: 24, customerYears: 5, phone: '+47 22 33 44 66' };
  template.set(COMPANY, facts);
  const moved = { facts: { keptMonths: 'retentionMonths' }, texts: { 'hero.look': 'hero.discover' } };
  template.write(MOVED, JSON.stringify(moved));
  template.replace(COLORS, "'#0e2a33'", "'#0e2a34'");
  template.replace(COLORS, '  ghost:', "  sheen: '#ffffff',\n  ghost:");
  for (const file of [LOGO, CI, DEPENDABOT, CODE]) appendFileSync(template.path(file), '\n// newer\n');
  template.write('package.json', `{ "version": "${NEW}" }`);
  template.commit(NEW);
  template.bash(`git tag v${NEW}`);
  return template;
}

/** Returns a firm's copy, with another language, and texts, facts and a logo of its own. */
function newFirm(): Repository {
  const firm = newRepository();
  firm.remove(OTHER);
  firm.replace(LANGUAGES, '  pl: {', '  // pl: {');
  firm.set(FIRST, { $sample: ['about.paragraph1', 'hero.look'], 'hero.lead': 'Våre egne ord.' });
  const hero = { 'hero.look': 'Se alt', 'hero.discover': undefined, 'hero.gone': 'Gone' };
  const lists = { $same: ['hero.look', 'hero.gone'], $sample: ['hero.speak'], $confirmed: ['hero.look: Se alt'] };
  firm.set(OWN, { ...lists, ...hero });
  firm.set(COMPANY, { phone: '+47 22 22 22 22', newsUrl: undefined, $confirmed: ['keptMonths: 6'] });
  for (const file of [LOGO, DEPENDABOT]) firm.remove(file);
  firm.publish('Initial commit');
  return firm;
}

/** Writes an npx and npm that run the project's own commands in a firm's folder, and install nothing. */
function writePrograms(programs: Repository, firm: Repository, template: Repository) {
  const tsx = `exec ${process.execPath} --import file://${PROJECT}/node_modules/tsx/dist/loader.mjs ${PROJECT}`;
  const images = 'mkdir -p public/pictures; echo made > public/pictures/made.avif';
  const check = `${tsx}/tools/check-content.ts`;
  programs.write('tsconfig.json', companyTsconfig(firm.dir));
  programs.write('gh', `#!/bin/sh\necho ${template.dir}\n`);
  programs.write('npx', `#!/bin/sh\nshift; script=$1; shift; ${tsx}/$script "$@"\n`);
  programs.write('npm', `#!/bin/sh\ncase "$*" in *images) ${images} ;; *check:content) ${check} ;; esac\n`);
  programs.bash('chmod +x gh npm npx');
}

/** Runs the workflow in a copy. Returns whether it was green, and its report. */
function update(firm: Repository, template: Repository): { isGreen: boolean; report: string } {
  const programs = new Repository();
  writePrograms(programs, firm, template);
  const env = {
    PATH: `${programs.dir}:${process.env.PATH}`,
    RUNNER_TEMP: programs.dir,
    GITHUB_STEP_SUMMARY: programs.path('summary'),
    TSX_TSCONFIG_PATH: programs.path('tsconfig.json'),
  };
  firm.bash('git switch -q main');
  let isGreen = true;
  try {
    firm.bash(commandsOf('update.yml'), env);
  } catch (error) {
    isGreen = false;
    if (!existsSync(programs.path('summary'))) throw error;
  }
  return { isGreen, report: programs.read('summary') };
}

/** Returns a file on a pushed branch, undefined if it is not there. */
function pushed(firm: Repository, branch: string, file: string): string | undefined {
  return firm.bash(`git ls-tree --name-only origin/${branch} ${file}`)
    ? firm.bash(`git show origin/${branch}:${file}`)
    : undefined;
}
const textsOf = (firm: Repository, file: string) => JSON.parse(pushed(firm, 'edit', file) ?? '');

describe('an update', () => {
  const template = newTemplate();
  let firm: Repository;
  beforeEach(() => {
    firm = newFirm();
  });

  it('merges the new version and keeps what the firm has changed or removed', () => {
    const { isGreen, report } = update(firm, template);
    expect(report).toContain(`From ${OLD} to ${NEW}`);
    expect(report).toContain('No mistakes in texts and facts.');
    expect(isGreen).toBe(true);
    expect(textsOf(firm, 'package.json').version).toBe(NEW);
    expect(pushed(firm, 'edit', CODE)).toContain('// newer');
    expect(pushed(firm, 'edit', 'public/pictures/made.avif')).toBe('made\n');

    const first = textsOf(firm, FIRST);
    expect(first.hero).toMatchObject({ lead: 'Våre egne ord.', discover: 'Se alt', speak: 'New of no.json' });
    expect(first.about.paragraph1).toBe(`Newer paragraph of ${FIRST}`);
    expect(first.$sample).toEqual(['about.paragraph1', 'hero.discover', 'hero.speak']);
    for (const name of ['gone', 'look']) expect(first.hero).not.toHaveProperty(name);
    expect(report).toContain('no.json hero.look: renamed to hero.discover');
    expect(report).toContain('no.json hero.gone: removed, because the site no longer shows it; it was "Gone"');
    expect(report).toContain(`${OWN} hero.speak: added, with the sample’s words: "New of no.json"`);
    expect(textsOf(firm, OWN).hero.speak).toBe('New of no.json');
    expect(textsOf(firm, OWN)).toMatchObject({ $same: ['hero.discover', 'hero.speak'], $sample: ['hero.speak'] });
    expect(textsOf(firm, OWN).$confirmed).toEqual(['hero.discover: Se alt']);
    const company = textsOf(firm, COMPANY);
    expect(company).toMatchObject({ phone: '+47 22 22 22 22', retentionMonths: 6, customerYears: 5 });
    expect(company.$confirmed).toEqual(['retentionMonths: 6']);
    for (const fact of ['newsUrl', 'keptMonths']) expect(company).not.toHaveProperty(fact);

    expect(report).toMatch(/no\.json about\.title: .*\n {2}yours: .*\n {2}new: {3}Newer title/);
    expect(report).not.toContain('hero.lead');
    expect(pushed(firm, 'edit', COLORS)).toContain("'#0e2a33'");
    expect(pushed(firm, 'edit', COLORS)).toContain('sheen');
    for (const file of [OTHER, LOGO, DEPENDABOT]) expect(pushed(firm, 'edit', file)).toBeUndefined();
    expect(pushed(firm, 'edit', CI)).not.toContain('// newer');
    expect(report).toContain(CI);
    // GitHub refuses a history that changes workflows.
    expect(firm.bash('git log --format=%s origin/edit')).toBe(`Template ${NEW}\nInitial commit\n`);
    firm.bash('git switch -q main && git merge -q origin/edit && git push -q');
    expect(update(firm, template)).toEqual({ isGreen: true, report: `This copy has the newest version, ${NEW}.\n\n` });
  });

  it('with a conflict is pushed to a separate branch', () => {
    appendFileSync(firm.path(CODE), '// ours\n');
    firm.commit('Ours');
    firm.bash('git push -q');
    const { isGreen, report } = update(firm, template);
    expect(isGreen).toBe(false);
    expect(report).toMatch(/Changed both in your copy and in the template.*\n+```\napp\/fonts\.ts:\d+\n```/);
    expect(pushed(firm, 'update', CODE)).toContain('// ours');
    expect(firm.bash('git branch -r')).not.toContain('origin/edit');
    expect(pushed(firm, 'main', 'package.json')).toContain(OLD);
  });

  it('from a version without $sample lists the texts that the firm has not changed', () => {
    firm.set(FIRST, { $sample: undefined });
    firm.commit('As in version 1');
    firm.bash('git push -q');
    expect(update(firm, template).isGreen).toBe(true);
    const { $sample } = textsOf(firm, FIRST);
    expect($sample).toContain('hero.title');
    expect($sample).not.toContain('hero.lead');
  });

  it('is refused until the changes of the editor are published', () => {
    firm.bash('git switch -qc edit');
    firm.set(FIRST, { 'hero.lead': 'Enda bedre ord.' });
    firm.commit('Change hero text');
    firm.bash('git push -q origin edit');
    expect(update(firm, template)).toEqual({
      isGreen: false,
      report: expect.stringContaining('/edit has unpublished changes'),
    });
    expect(pushed(firm, 'edit', 'package.json')).toContain(OLD);
  });
});

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

it('the newest entry of the changelog has the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(/^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
});
