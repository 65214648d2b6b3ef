import { formatReport, type Problem } from '@/cms/checks/problem';
import type { Reader } from '@/cms/schema/bilingual';

/** The language of messages in a terminal, as its environment says: Norwegian or English. */
export function terminalReader({ LC_ALL, LC_MESSAGES, LANG }: Partial<NodeJS.ProcessEnv> = process.env): Reader {
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
  return /^(nb|nn|no)(?![a-z])/i.test(locale) ? 'no' : 'en';
}

export const report = (problems: Problem[]): string => formatReport(problems, terminalReader());
