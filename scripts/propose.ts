import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isIn, type Marks } from '@/company/marks';
import { checkContent } from '@/export/checks/check-content';
import { MISSING, type Problem } from '@/export/checks/problem';
import { readContent } from '@/export/read-content';
import { setValue } from './run';

/** Writes missing texts and facts in the words of the sample at a Git revision, such as v1.1.0. Returns a line each. Throws at an unknown revision. */
export function proposeMissing(revision: string): string[] {
  const missing = checkContent(readContent()).filter(({ message }) => message === MISSING);
  const proposed = missing.flatMap((problem) => propose(problem, revision));
  // A translation is missed only once the first language has its text.
  return proposed.length > 0 ? [...proposed, ...proposeMissing(revision)] : [];
}

function propose({ file, key }: Problem, revision: string): string[] {
  const path = key.split('.');
  const value = path.reduce((group, name) => group?.[name], templateFile(file, revision));
  if (value === undefined) return [];
  setValue(file, key, value);
  markAsSample(file, key, templateFile(file, revision));
  return [`${file} ${key}: was missing; proposed in the sample’s words: ${JSON.stringify(value)}`];
}

/** What the template says is the sample's is asked for before going live. */
function markAsSample(file: string, key: string, template: Marks): void {
  const { $sample = [] }: Marks = JSON.parse(readFileSync(file, 'utf8'));
  const isSample = isIn(template.$sample ?? [], key) && !isIn($sample, key);
  if (isSample) setValue(file, '$sample', [...$sample, key]);
}

/** A JSON file of the template; empty if it has none of that name, such as a language of the owner's own. */
export function templateFile(file: string, revision: string) {
  const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' });
  if (!git('ls-tree', '--name-only', revision, file)) return {};
  return JSON.parse(git('show', `${revision}:${file}`));
}
