import { say } from '@/checks/messages';
import { formatReport, type Problem } from '@/checks/problem';
import type { Reader } from '@/model/bilingual';

/** The language of messages in a terminal, as its environment says: Norwegian or English. */
export function terminalReader({ LC_ALL, LC_MESSAGES, LANG }: Partial<NodeJS.ProcessEnv> = process.env): Reader {
  const locale = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
  return /^(nb|nn|no)(?![a-z])/i.test(locale) ? 'no' : 'en';
}

export const report = (problems: Problem[]): string => formatReport(problems, terminalReader());

/** esbuild's message for a TypeScript file that it cannot parse. */
const SYNTAX_ERROR = /((?:content|messages)\/[\w-]+\.ts):(\d+):\d+: ERROR: (.*)/;
/** In a build, the file is on one line, and its name has a query. */
const STACK_POSITION = /(?:content\/colors|messages\/languages)\.ts(?:(?=\?)|:\d+)/;

/** Returns the message for an error that ends a command, with file and line if the owner's TypeScript file cannot be read. */
export function errorText(error: unknown, reader: Reader = 'en'): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, file, line, reason] = SYNTAX_ERROR.exec(text) ?? [];
  if (file && reason) return `${file}:${line}: ${say('unreadable', { reason })[reader]}`;
  const stack = (error instanceof Error && error.stack) || '';
  const [position] = STACK_POSITION.exec(stack) ?? [];
  return position ? `${position}: ${text}` : text;
}
