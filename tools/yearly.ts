import { readFileSync } from 'node:fs';

const DOCUMENT = 'docs/online.md';
const HEADING = '## Every year\n';

/**
 * What is to be done every year, as the document for owners lists it, once a year has passed since the privacy policy was last read; else
 * nothing.
 * @param privacyUpdated YYYY-MM-DD
 */
export function yearlyList(privacyUpdated: string, now = new Date()): string {
  const due = new Date(privacyUpdated);
  due.setUTCFullYear(due.getUTCFullYear() + 1);
  if (now < due) return '';
  const [, list = ''] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
  return `A year has passed since ${privacyUpdated} (privacyUpdated). What is due every year:\n${list.split('\n## ')[0]?.trim()}`;
}
