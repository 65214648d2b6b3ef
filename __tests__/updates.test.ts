/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { LOCALE_IDS } from '@/i18n/locales';
import { contentCopy } from './export/content-copy';
import { beginBuild, CHECK_ENV, projectCopy } from './project-copy';

const [FIRST, SECOND, THIRD] = LOCALE_IDS.map((id) => `messages/${id}.json`) as [string, string, string];
const COMPANY = 'content/company.json';
const DESCRIPTIONS = 'messages/descriptions.json';
const PICTURE = 'content/images/fjord.avif';
const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@orn.test', '-c', 'init.defaultBranch=main'];

/** A folder of the project that is a Git repository. */
class Repository {
  constructor(readonly dir: string) {
    this.git('init', '-q');
    writeFileSync(join(dir, '.git/info/exclude'), 'node_modules\n');
  }

  git(...command: string[]): string {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    return execFileSync('git', [...IDENTITY, ...command], { cwd: this.dir, env, encoding: 'utf8', stdio: 'pipe' });
  }
  commit(message: string): void {
    this.git('add', '-A');
    this.git('commit', '-qm', message);
  }
  read = (file: string) => readFileSync(join(this.dir, file), 'utf8');
  data = (file: string) => JSON.parse(this.read(file));
  write = (file: string, text: string) => writeFileSync(join(this.dir, file), text);
  set(file: string, key: string, value: unknown): void {
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    this.write(
      file,
      applyEdits(this.read(file), modify(this.read(file), key.split('.'), value, { formattingOptions })),
    );
  }
}

const { root } = contentCopy();

/** A copy of the project with the company of the tests, as one commit without a history. */
function newRepository(): Repository {
  const dir = projectCopy();
  cpSync(root(), dir, { recursive: true });
  mkdirSync(join(dir, 'content/images'), { recursive: true });
  for (const file of ['.gitattributes', 'VERSION']) cpSync(file, join(dir, file));
  const repository = new Repository(dir);
  repository.write(PICTURE, 'the picture of the sample');
  repository.commit('Initial commit');
  return repository;
}

/** The commands of docs/updates.md for a template in `dir` and its version, without what needs the network. */
function commands(dir: string, version: string): string[] {
  const lines = readFileSync('docs/updates.md', 'utf8').match(/(?<=^ {4}).+/gm) ?? [];
  expect(lines).toHaveLength(11);
  const local = lines.filter((line) => !/npm ci|git push/.test(line));
  // Pictures here are texts, which no program encodes.
  const encode = `mkdir -p public/pictures; rm -f public/pictures/fjord.*; echo ${version} > public/pictures/fjord.${version}.avif`;
  return local.map((line) =>
    line
      .replace('npm run images', encode)
      .replace(/https:\S+/, dir)
      .replace(/1\.1\.0/, version),
  );
}

function run(owner: Repository, command: string): string {
  const names = {
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@orn.test',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@orn.test',
  };
  return execFileSync('bash', ['-ec', command], {
    cwd: owner.dir,
    env: { ...CHECK_ENV, ...names },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** Makes a newer version of the template: a text, a line of code, and changes where owners have changed something too. */
function release(template: Repository, version: string, key: string): void {
  const descriptions = template.data(DESCRIPTIONS);
  template.write(DESCRIPTIONS, JSON.stringify({ ...descriptions, [key]: 'A new text.' }, null, 2));
  for (const file of [FIRST, SECOND, THIRD]) template.set(file, key, `Sample of ${file} for ${version}`);
  template.set(FIRST, 'hero.lead', `Lead of ${version}`);
  template.set(COMPANY, 'phone', '+47 00 00 00 01');
  template.write('content/colors.ts', template.read('content/colors.ts').replace('#0e2a33', '#0e2a34'));
  template.write(PICTURE, `the picture of ${version}`);
  appendFileSync(join(template.dir, 'scripts/run.ts'), `// ${version}\n`);
  template.write('VERSION', `${version}\n`);
  template.commit(version);
  template.git('tag', `v${version}`);
}

describe('an update of a copy', () => {
  it('a copy with texts, facts, colors and pictures of its own takes over newer versions', () => {
    const template = newRepository();
    template.git('tag', `v${template.read('VERSION').trim()}`);
    const owner = newRepository();
    owner.set(FIRST, 'hero.lead', 'Våre egne ord.');
    owner.set(SECOND, 'hero.lead', 'Min iežamet sánit.');
    owner.set(COMPANY, 'phone', '+47 22 22 22 22');
    owner.write('content/colors.ts', owner.read('content/colors.ts').replace('#0e2a33', '#0e2a35'));
    owner.write(PICTURE, 'our picture');
    owner.commit('Ours');

    for (const [version, name] of [
      ['9.1.0', 'first'],
      ['9.2.0', 'second'],
    ] as const) {
      release(template, version, `hero.${name}`);
      owner.git('switch', '-q', 'main');
      const printed = commands(template.dir, version)
        .map((command) => run(owner, command))
        .join('');
      owner.git('switch', '-q', '-C', 'main');
      owner.git('branch', '-D', 'update');
      for (const file of [FIRST, SECOND]) {
        const words = `"Sample of ${file} for ${version}"`;
        expect(printed).toContain(`${file} hero.${name}: was missing; proposed in the sample’s words: ${words}`);
      }
      // The owner had not touched this catalog.
      expect(owner.data(THIRD).hero[name]).toBe(`Sample of ${THIRD} for ${version}`);
      expect(printed).toContain('All texts and facts are in order.');
      expect(owner.data(FIRST).hero.lead).toBe('Våre egne ord.');
      expect(owner.data(SECOND).hero.lead).toBe('Min iežamet sánit.');
      expect(owner.data(COMPANY).phone).toBe('+47 22 22 22 22');
      expect(owner.read('content/colors.ts')).toContain('#0e2a35');
      expect(owner.read(PICTURE)).toBe('our picture');
      expect(owner.read('scripts/run.ts')).toContain(`// ${version}`);
      expect(owner.read('VERSION')).toBe(`${version}\n`);
      expect(owner.git('ls-files', 'public/pictures/fjord.*')).toBe(`public/pictures/fjord.${version}.avif\n`);
      expect(owner.git('status', '--porcelain')).toBe('');
    }
    // A build makes the pictures of new masters, which these are not.
    rmSync(join(owner.dir, 'content/images'), { recursive: true });
    expect(beginBuild(owner.dir, { CF_PAGES_BRANCH: 'update' })).toBe('');
  }, 120_000);

  it('the version is the one of the package and of the newest entry of the changelog', () => {
    const version = readFileSync('VERSION', 'utf8').trim();
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(version);
    expect(/^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
  });
});
