import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestGitHub } from './github';

export const COMPANY = 'content/company.json';
const COMPANY_DIR = 'fixture';
const FOLDERS = ['content', 'messages', 'public/brand'];

/** A repository in `folder` with the company of the tests, and a GitHub around it. */
export function startGitHub(folder: string): TestGitHub {
  const work = join(folder, 'work');
  const bare = join(folder, 'bare.git');
  for (const name of FOLDERS) cpSync(join(COMPANY_DIR, name), join(work, name), { recursive: true, dereference: true });
  for (const name of readdirSync(join(work, 'messages')).filter((file) => file.endsWith('.json'))) {
    const file = join(work, 'messages', name);
    // As the editor writes it.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\u00ad', '\\u00ad'));
  }
  const facts = join(work, COMPANY);
  const ofFirm = readFileSync(facts, 'utf8')
    .replace(/"siteUrl": "[^"]*"/, '"siteUrl": "https://www.firm.test"')
    // To be asked for.
    .replaceAll(/^ {2}"(people|priceFrom)": .*\n/gm, '');
  // Some of the sample is left, which keeps a site that visitors reach from being published.
  const $sample = '"$sample": ["vatRegistered", "register", "retentionMonths", "logDays"]';
  const marked = ofFirm.replace(/^.*\$schema.*$/m, (line) => `${line}\n  ${$sample},`);
  writeFileSync(facts, marked);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: work });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Start');
  git('clone', '-q', '--bare', '.', bare);
  return new TestGitHub(bare);
}
