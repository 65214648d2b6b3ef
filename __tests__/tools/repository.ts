import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { edited } from '../checks/content-copy';
import { newFolder, writeFiles } from '../folder';

export const WORKFLOWS = '.github/workflows';
const PERSON = { NAME: 'Test', EMAIL: 'test@orn.test' };
const ENV = {
  ...process.env,
  ...Object.fromEntries(
    Object.entries(PERSON).flatMap(([key, value]) =>
      ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${key}`, value]),
    ),
  ),
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
  constructor(files: Parameters<typeof newFolder>[0] = {}) {
    this.dir = newFolder(files);
    this.bash('git init -q -b main');
  }

  /** Runs a command in it; throws what it prints if it fails. */
  bash(command: string, env = {}): string {
    const settings = { cwd: this.dir, env: { ...ENV, ...env }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('bash', ['-ec', command], settings);
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  }
  commit = (message: string) => this.bash(`git add -A && git commit -qm "${message}"`);
  /** Commits, and pushes to a new remote repository. */
  publish(message: string) {
    const remote = newFolder();
    this.commit(message);
    this.bash(`git init -q --bare ${remote} && git remote add origin ${remote} && git push -qu origin main`);
  }
  path = (file: string) => join(this.dir, file);
  read = (file: string) => readFileSync(this.path(file), 'utf8');
  write = (file: string, text: string) => writeFiles(this.dir, { [file]: text });
  replace(file: string, before: string, after: string) {
    expect(this.read(file)).toContain(before);
    this.write(file, this.read(file).replace(before, after));
  }
  /** Sets values in a JSON file, by key with dots; undefined removes one. */
  set(file: string, values: Record<string, unknown>) {
    const text = Object.entries(values).reduce((before, [key, value]) => edited(before, key, value), this.read(file));
    this.write(file, text);
  }
  remove = (file: string) => rmSync(this.path(file));
}
