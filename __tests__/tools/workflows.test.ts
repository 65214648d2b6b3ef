/** @jest-environment node */
import { appendFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent } from '@/checks/check-content';
import { FACTS } from '@/model/facts';
import { readContent } from '@/tools/build/read-content';
import { companyTsconfig } from '../checks/content-copy';
import { writeFiles } from '../folder';
import { commandsOf, DEPENDABOT, describeInTemplate, Repository, WORKFLOWS } from './repository';

const [FIRST, OTHER, OWN] = ['no', 'pl', 'se'].map((id) => `messages/${id}.json`) as [string, string, string];
const [LANGUAGES, COMPANY, COLORS] = ['messages/languages.ts', 'content/company.json', 'content/colors.ts'] as const;
const [CODE, REMOVED_CODE, NEW_CODE] = ['app/fonts.ts', 'app/gone.ts', 'app/new.ts'] as const;
const [LOGO, UNSHOWN, MARK] = ['content/brand/logo.svg', 'content/brand/c.svg', 'content/images/mark.svg'] as const;
const PICTURE = 'content/images/b.avif';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" /></svg><!-- // newer -->';
const LEFTOVERS = ['messages/descriptions.json', 'content/images/README.md'];
const [HEADERS, PRICES, BADGE] = ['public/_headers', 'public/vår pris.pdf', 'public/brand/badge-ours.png'] as const;
const [LICENSE, OWNERS, CI] = ['LICENSE', '.github/CODEOWNERS', `${WORKFLOWS}/ci.yml`] as const;
const [MOVED, ...TOOLS] = ['tools/moved.json', 'tools/update.sh', 'tools/messages.json'] as const;
const [OLD, NEW, LATER] = ['98.0.0', '99.1.0', '100.0.0-rc.1'];
/** As before version 4. */
const ROWS = {
  services: [{ id: 'yearEnd' }, { id: 'payroll', account: '5000' }, { id: 'bookkeeping' }],
  people: [{ id: 'ola', name: 'Åse' }],
};
const BETWEEN = '// As between two versions\n';

/** Returns a package.json and its lock file. */
const packages = (version: string, next = '16.0.0') => ({
  'package.json': JSON.stringify({ version, dependencies: { next: `^${next}` } }, null, 2),
  'package-lock.json': JSON.stringify({ version, next }),
});

/** Returns a repository with what an update may change: content of the fixture, code and settings. */
function newRepository(): Repository {
  const repository = new Repository({ ...packages(OLD), [REMOVED_CODE]: 'gone()' });
  for (const name of ['content', 'messages', 'public/skjemaer'])
    cpSync(`fixture/${name}`, repository.path(name), { recursive: true });
  for (const file of ['.gitattributes', CODE, HEADERS, MOVED, ...TOOLS]) cpSync(file, repository.path(file));
  for (const file of [...LEFTOVERS, LOGO, PICTURE, MARK, UNSHOWN, LICENSE, DEPENDABOT, CI])
    repository.write(file, `{ "old": "${file}" }`);
  for (const file of [FIRST, OTHER, OWN])
    repository.set(file, {
      'hero.speak': undefined,
      'technology.tripletex': { body: `Fiken ${file}` },
      'technology.platforms.tripletex': undefined,
    });
  repository.set(FIRST, { 'hero.gone': 'Gone', 'hero.look': 'Se alt', 'hero.discover': undefined });
  repository.set(COMPANY, { keptMonths: 6, retentionMonths: undefined, privacyUpdated: undefined, ...ROWS });
  return repository;
}

/** Returns the template in two languages, with a next version in which files, texts and facts are added, removed and renamed. */
function newTemplate(): Repository {
  const template = newRepository();
  const release = (version: string) => {
    writeFiles(template.dir, packages(version));
    template.commit(version);
    template.bash(`git tag v${version}`);
  };
  template.remove(OWN);
  template.bash(`sed -i 's#  se: {#  // se: {#' ${LANGUAGES}`);
  release(OLD);
  template.write(CODE, BETWEEN);
  template.write(OWNERS, 'template');
  template.commit('Between two versions');

  const newer = { 'hero.lead': 'Newer lead', 'about.title': 'Newer title', 'about.paragraph1': 'Newer paragraph' };
  for (const file of [FIRST, OTHER])
    template.set(file, { ...newer, $sample: ['hero'], 'hero.speak': `New of ${file.slice(-7)}` });
  template.set(FIRST, { 'hero.gone': undefined, 'hero.look': undefined, 'hero.discover': 'Se alle' });
  template.set(COMPANY, {
    keptMonths: undefined,
    retentionMonths: 24,
    privacyUpdated: '2026-11-01',
    closedDates: ['2099-05-01', '2099-05-17'],
    // The older version had no such list, like version 1.
    $sample: ['phone', 'brand'],
  });
  template.set(COMPANY, { services: { payroll: { account: '5000' } }, people: { ola: { name: 'Åse' } } });
  const texts = {
    'hero.look': 'hero.discover',
    'about.people.*': 'about.people.*.title',
    'technology.*': 'technology.platforms.*',
  };
  const files = { 'public/brand/badge-our': 'content/brand/badge-our' };
  template.set(MOVED, { files, facts: { keptMonths: 'retentionMonths' }, texts });
  template.bash(`sed -i "s/#0e2a33/#0e2a34/; s/  ghost:/  sheen: '#ffffff',\\n  ghost:/" ${COLORS}`);
  for (const file of [LOGO, CI, DEPENDABOT, CODE, HEADERS]) appendFileSync(template.path(file), '\n// newer\n');
  template.remove(...LEFTOVERS, PICTURE, OWNERS, REMOVED_CODE);
  template.write(NEW_CODE, '// newer');
  for (const file of [MARK, UNSHOWN]) template.write(file, DRAWING);
  template.write('messages/de.json', '{}');
  release(NEW);
  release(LATER);
  return template;
}

/** Returns a firm's copy, made between two versions, with another language, and texts, facts and files of its own. */
function newFirm(): Repository {
  const firm = newRepository();
  firm.remove(OTHER);
  firm.bash(`sed -i 's#  pl: {#  // pl: {#' ${LANGUAGES}`);
  firm.set(FIRST, { $sample: ['about.paragraph1', 'about.people.ola', 'hero.look'], 'hero.lead': 'Våre egne ord.' });
  firm.set(FIRST, { 'about.people.ola': 'Fyrvokter' });
  firm.set(OWN, {
    $same: ['hero.look', 'hero.gone'],
    $sample: ['hero.speak'],
    $confirmed: ['hero.look: Se alt', `technology.tripletex.body: Fiken ${OWN}`],
  });
  firm.set(OWN, { 'hero.look': 'Se alt', 'hero.discover': undefined, 'hero.gone': 'Gone' });
  firm.set(COMPANY, { phone: '+47 22 22 22 22', newsUrl: undefined });
  firm.set(COMPANY, { $confirmed: ['keptMonths: 6', 'public/brand/badge-ours', 'people.0.name: Åse'] });
  firm.remove(LOGO, DEPENDABOT);
  appendFileSync(firm.path(HEADERS), '# ours');
  firm.write(CODE, BETWEEN);
  for (const file of [PRICES, BADGE, LICENSE, OWNERS]) firm.write(file, 'ours');
  firm.publish('Initial commit');
  return firm;
}

type Commands = { install?: string; build?: string; check?: string };

/**
 * Runs the workflow in a copy. Returns its report, and whether it was green. npx runs the project's own command in the folder of the
 * update if the subject is the content, npm runs `commands`.
 */
function update(firm: Repository, template: Repository, commands: Commands = {}, hasContent = true) {
  const programs = new Repository({ report: '', paths: companyTsconfig('/FOLDER') });
  const [report, settings] = ['report', 'tsconfig.json'].map(programs.path);
  const node = `exec ${process.execPath} --import ${pathToFileURL('node_modules/tsx/dist/loader.mjs')} "${resolve('.')}"`;
  const tsx = hasContent ? `sed "s#/FOLDER#$PWD#g" ${programs.path('paths')} >${settings}; ${node}` : 'exec true ';
  const images = 'mkdir -p public/pictures; echo made > public/pictures/made.avif';
  const { install = '', build = '', check = '' } = commands;
  programs.write('gh', `#!/bin/sh\necho ${template.dir}\n`);
  programs.write('npx', `#!/bin/sh\nshift; script=$1; shift; ${tsx}/$script "$@"\n`);
  const npm = `ci*) ${install} ;; *images) ${images} ;; *check:content) ${check} ;; *build) ${build}`;
  programs.write('npm', `#!/bin/bash -e\ncase "$*" in ${npm} ;; esac\n`);
  programs.bash('chmod +x gh npm npx');
  const env = { RUNNER_TEMP: programs.dir, GITHUB_STEP_SUMMARY: report, TSX_TSCONFIG_PATH: settings };
  const { status } = firm.run(commandsOf('update.yml'), { ...env, PATH: `${programs.dir}:${process.env.PATH}` });
  return { isGreen: status === 0, report: programs.read('report') };
}

/** Runs an update that must not be green, without commands of the project. Returns its report. */
function refusedUpdate(firm: Repository, template: Repository, commands?: Commands): string {
  const { isGreen, report } = update(firm, template, commands, false);
  if (isGreen) throw new Error(report);
  return report;
}

const pushed = (firm: Repository, file: string) => firm.bash(`git show "origin/edit:${file}"`);
const pushedJson = (firm: Repository, file: string) => JSON.parse(pushed(firm, file));

describeInTemplate('an update', () => {
  let template: Repository;
  let made: Repository;
  beforeAll(() => {
    template = newTemplate();
    made = newFirm();
  });
  let firm: Repository;
  beforeEach(() => {
    firm = made.copy();
  });

  it('takes the code of the newest release, and keeps what the firm has changed, added or removed', () => {
    firm.write(CODE, 'not committed');
    const { isGreen, report } = update(firm, template);
    expect([isGreen, firm.bash('git status --porcelain')]).toEqual([true, ` M ${CODE}\n`]);
    for (const file of [CODE, NEW_CODE, MARK]) expect(pushed(firm, file)).toContain('// newer');
    expect(pushed(firm, 'content/brand/badge-ours.png')).toBe('ours');
    expect(pushed(firm, 'public/pictures/made.avif')).toBe('made\n');
    const first = pushedJson(firm, FIRST);
    expect(first.about).toMatchObject({ people: { ola: { title: 'Fyrvokter' } }, paragraph1: 'Newer paragraph' });
    expect(first.hero).toMatchObject({ lead: 'Våre egne ord.', discover: 'Se alt', speak: 'New of no.json' });
    expect(first.$sample).toEqual(['about.paragraph1', 'about.people.ola.title', 'hero.discover', 'hero.speak']);
    expect(report).toContain('no.json hero.look: heter nå hero.discover');
    expect(report).toContain('no.json hero.gone: removed, because the site no longer shows it; it was "Gone"');
    expect(report).toContain(`${OWN} hero.speak: new, with the sample’s words: "New of no.json"`);
    const review = {
      $same: ['hero.discover', 'hero.speak'],
      $sample: ['hero.speak'],
      $confirmed: ['hero.discover: Se alt', `technology.platforms.tripletex.body: Fiken ${OWN}`],
    };
    expect(pushedJson(firm, OWN)).toMatchObject({ ...review, hero: { speak: 'New of no.json' } });
    const company = pushedJson(firm, COMPANY);
    for (const name of ['keptMonths', 'newsUrl']) expect(company).not.toHaveProperty(name);
    expect(company).toMatchObject({ phone: '+47 22 22 22 22', retentionMonths: 6, privacyUpdated: '2026-11-01' });
    expect(company.$sample).toEqual(['brand']);
    expect(company.$confirmed).toEqual(['retentionMonths: 6', 'content/brand/badge-ours', 'people.ola.name: Åse']);
    expect(Object.keys(company.services)).toEqual(['yearEnd', 'payroll', 'bookkeeping']);
    expect(company.people).toEqual({ ola: { name: 'Åse' } });
    expect(first.technology.platforms.tripletex).toEqual({ body: `Fiken ${FIRST}` });
    expect(report).toMatch(/no\.json about\.title: .*\n {2}Deres: .*\n {2}Malen: "Newer title"/);
    expect(report).toContain('Deres: ["2099-05-17"]\n  Malen: ["2099-05-01","2099-05-17"]');
    expect(report).not.toContain('hero.lead');
    expect(pushed(firm, COLORS)).toMatch(/'#0e2a33'[\s\S]*sheen/);
    const files = firm.bash('git ls-tree -rz --name-only origin/edit').split('\0');
    const gone = [OTHER, LOGO, UNSHOWN, DEPENDABOT, ...LEFTOVERS, REMOVED_CODE, 'messages/de.json'];
    expect(files.filter((file) => gone.includes(file))).toEqual([]);
    // GitHub refuses a workflow's push that changes workflows.
    for (const file of [PICTURE, PRICES, HEADERS, LICENSE, OWNERS, CI])
      expect(pushed(firm, file)).toBe(firm.read(file));
    for (const file of [HEADERS, CI]) expect(report).toContain(`\n${file}\n`);
    expect(firm.bash('git log --format=%s origin/edit')).toBe(`Template ${NEW}\nInitial commit\n`);
    firm.bash('git reset -q --hard origin/edit && git push -q');
    const problems = checkContent(readContent(firm.dir));
    expect(problems.filter(({ file }) => [COMPANY, FIRST, OWN].includes(file))).toEqual([]);
    expect(update(firm, template).report).toContain('You have the newest version.');
  });

  it('does not mind what buttons of GitHub do: fixes of Dependabot, lines of its editor, “Update branch”, squashing, a revert', () => {
    writeFiles(firm.dir, packages(OLD, '16.0.1'));
    firm.write(CODE, `${BETWEEN.replace('\n', ' \r\n')}\n`);
    const [odd, last] = [':(top)vår', 'public/slutt .pdf '];
    for (const file of [odd, last]) firm.write(file, 'ours');
    firm.publish('Bump next');
    firm.bash(`
      git switch -qc edit; sed -i 's/+47 22/+47 23/' ${COMPANY}; git commit -qam "Changed: Phone"
      git switch -q main; git merge -q --squash edit; git commit -qm "Phone (#1)"
      git switch -q edit; git merge -q --no-edit main; git push -q origin edit
      git switch -q main; echo gone >>${CODE}; git commit -qam Try; git revert --no-edit HEAD; git push -q`);
    const { isGreen, report } = update(firm, template, {}, false);
    expect([isGreen, report]).toEqual([true, expect.stringContaining(`${OLD} → ${NEW}`)]);
    for (const [file, text] of Object.entries(packages(NEW))) expect(pushed(firm, file)).toBe(text);
    expect(pushed(firm, CODE)).toContain('// newer');
    for (const file of [odd, last]) expect(pushed(firm, file)).toBe('ours');
    expect(pushedJson(firm, COMPANY).phone).toBe('+47 23 22 22 22');
    firm.bash('git merge -q --ff-only origin/edit && git revert --no-edit -m 1 HEAD && git push -q');
    expect(update(firm, template, {}, false).report).toContain(`${OLD} → ${NEW}`);
  });

  it.each<[change: string, files: string[]]>([
    ['has packages of its own', ['package.json']],
    ['has changed code', [CODE, REMOVED_CODE, NEW_CODE]],
  ])('is refused, with a list, if the firm %s', (_, files) => {
    for (const file of files)
      if (file.endsWith('.json')) firm.set(file, { 'dependencies.left': '^1.0.0' });
      else firm.write(file, '// ours\n');
    firm.publish('Ours');
    const report = refusedUpdate(firm, template);
    expect(report).toContain('the code of your copy has been changed');
    expect(report).toContain(`\n${files.join('\n')}\n\`\`\``);
    expect(firm.bash('git branch -r')).toBe('  origin/main\n');
  });

  const refuse = `hook=$(git remote get-url origin)/hooks/pre-receive; echo 'echo GH013 >&2; exit 1' >$hook; chmod +x $hook`;
  it.each([
    ['cannot be installed', 'something went wrong', { install: 'echo no network >&2; exit 1' }, 'no network'],
    ['GitHub does not accept', 'GitHub did not accept', { build: refuse }, 'GH013'],
    ['cannot be built', 'the site cannot be built', { build: 'echo ours.ts:1; exit 1' }, 'ours.ts:1'],
    ['the content does not fit', 'correct this in /edit', { check: 'echo ours.ts:1 >&2; exit 1' }, 'ours.ts:1'],
  ])('that %s says why, and changes nothing', (_, message, commands, reason) => {
    const report = refusedUpdate(firm, template, commands);
    for (const words of [message, reason]) expect(report).toContain(words);
    expect(firm.bash('git branch -r')).toBe('  origin/main\n');
  });

  it('of a copy that knows no template says so', () => {
    for (const file of TOOLS) firm.write(file, readFileSync(file, 'utf8'));
    const nowhere = { dir: '/nowhere' } as Repository;
    expect(refusedUpdate(firm, nowhere)).toMatch(/template could not be fetched[\s\S]*\/nowhere/);
  });

  it.each([
    ['before', 'is saved, but not published'],
    ['while', 'somebody saved in /edit meanwhile'],
  ])('stops if somebody has saved in /edit %s it runs', (time, message) => {
    const save = `(cd ${firm.clone()}; echo ours >a; git add a; git commit -qm "Changed: Phone" && git push -q origin HEAD:edit)`;
    if (time === 'before') firm.bash(save);
    expect(refusedUpdate(firm, template, { install: save })).toContain(message);
    expect(firm.bash('git fetch -q && git log -1 --format=%s origin/edit')).toBe('Changed: Phone\n');
  });

  it('does not replace a pre-release by an older release, but by its own', () => {
    firm.set('package.json', { version: LATER });
    firm.publish('Early');
    expect(update(firm, template).report).toContain('You have the newest version.');
    const tag = `v${LATER.replace('-rc.1', '')}`;
    template.bash(`git tag ${tag} v${NEW}`);
    const report = refusedUpdate(firm, template, { install: 'exit 1' });
    template.bash(`git tag -d ${tag}`);
    expect(report).toContain(`${LATER} → 100.0.0`);
    expect(report).toContain('something went wrong');
  });
});

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
