import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const WORKFLOWS = '.github/workflows';

/** The commands of a workflow's steps. */
export function commandsOf(workflow: string): string {
  const text = readFileSync(join(WORKFLOWS, workflow), 'utf8');
  return [...text.matchAll(/^( +)- run: \|\n((?:\1 {4}.*\n)+)/gm)].map(([, , lines]) => lines).join('');
}
