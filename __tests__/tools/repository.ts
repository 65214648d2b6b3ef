import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { edited } from '../checks/content-copy';
import { newFolder, writeFiles } from '../folder';

export const WORKFLOWS = '.github/workflows';
export const DEPENDABOT = '.github/dependabot.yml';
/** Skips tests in a firm's copy, where Begin has deleted this file: its workflows are those with which it was made. */
export const describeInTemplate = existsSync(DEPENDABOT) ? describe : describe.skip;
const ENV = {
  ...process.env,
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@orn.test',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@orn.test',
  GIT_CONFIG_GLOBAL: '/dev/null',
  CONTENT_DIR: '',
  NEXT_PUBLIC_FORM_ENDPOINT: '',
};

/** Returns the commands of a workflow's steps. */
export function commandsOf(workflow: string): string {
  const text = readFileSync(join(WORKFLOWS, workflow), 'utf8');
  return [...text.matchAll(/^( +)- run: \|\n((?:\1 {4}.*\n)+)/gm)].map(([, , lines]) => lines).join('');
}

/** A temporary Git repository. */
export class Repository {
  readonly dir: string;
  constructor(files: Parameters<typeof newFolder>[0] = {}, other?: Repository) {
    this.dir = newFolder(files);
    this.bash(other ? `cp -a ${other.dir}/. .` : 'git init -q -b main');
  }

  /** Runs a command in it. */
  run = (command: string, env = {}) =>
    spawnSync('bash', ['-ec', command], { cwd: this.dir, env: { ...ENV, ...env }, encoding: 'utf8' });
  /** Same, but throws what the command prints if it fails. */
  bash(command: string, env = {}): string {
    const { status, stdout, stderr } = this.run(command, env);
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  }
  commit = (message: string) => this.bash(`git add -A && git commit -qm "${message}"`);
  /** Commits, and pushes to a new remote repository. */
  publish(message: string) {
    const remote = newFolder();
    this.commit(message);
    this.bash(
      `git init -q --bare ${remote}; git remote rm origin || true; git remote add origin ${remote}; git push -qu origin main`,
    );
  }
  /** Returns a copy of it and of the remote repository. */
  copy(): Repository {
    const copy = new Repository({}, this);
    const remote = newFolder();
    copy.bash(`cp -a "$(git remote get-url origin)"/. ${remote}; git remote set-url origin ${remote}`);
    return copy;
  }
  /** Returns a clone of the remote repository, as on another computer. */
  clone(): string {
    const folder = newFolder();
    this.bash(`git clone -qb main "$(git remote get-url origin)" ${folder}`);
    return folder;
  }
  path = (file: string) => join(this.dir, file);
  read = (file: string) => readFileSync(this.path(file), 'utf8');
  write = (file: string, text: string | Buffer) => writeFiles(this.dir, { [file]: text });
  /** Sets values in a JSON file, by key with dots; undefined removes one. */
  set(file: string, values: Record<string, unknown>) {
    const text = Object.entries(values).reduce((before, [key, value]) => edited(before, key, value), this.read(file));
    this.write(file, text);
  }
  remove(...files: string[]) {
    for (const file of files) rmSync(this.path(file));
  }
}
