import { readFileSync } from 'node:fs';

const DOCUMENT = 'docs/online.md';
const HEADING = '## Every year\n';

/** Returns the yearly tasks from the document for owners if the privacy policy was updated a year ago or earlier, otherwise ''. */
export function yearlyList(privacyUpdated: string, now = new Date()): string {
  const due = new Date(privacyUpdated);
  due.setUTCFullYear(due.getUTCFullYear() + 1);
  if (now < due) return '';
  const [, list = ''] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
  return `A year has passed since ${privacyUpdated} (privacyUpdated). Every year:\n${list.split('\n## ')[0]?.trim()}`;
}
