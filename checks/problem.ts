import type { Marks } from '@/company/marks';
import { Mistake, type Reader, type Words } from '@/company/words';
import * as M from './messages';

export interface Problem {
  file: string; // its path, or `environment`
  line?: number; // of the key, or of the nearest group around it
  key: string; // with dots; empty if the whole file is meant
  message: Words; // what is wrong and what is expected
  answer?: Answer; // how to say that it is right as it is
  wording?: string; // a better text
}

/** An entry of a list at the top of a file, which says that something is right: it goes into the list, and out of `$sample`. */
export interface Answer {
  file: string;
  list: keyof Marks;
  entry: string;
}

/** `messages/en.json:41 hero.lead: this is missing` */
export function formatProblem({ file, line, key, message, answer }: Problem, reader: Reader = 'en'): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const advice = answer ? ` – ${adviceOf(answer, file)[reader]}` : '';
  return `${place}${key && ` ${key}`}: ${message[reader]}${advice}`;
}

function adviceOf({ file, list, entry }: Answer, problemFile: string): Words {
  const at = file === problemFile ? M.AT_TOP : M.inFile(file);
  const quoted = JSON.stringify(entry);
  return list === '$sample' ? M.takeOut(quoted, at) : M.writeInto(quoted, list, at);
}

/** What a function throws, as the message of a mistake; none if it throws nothing. Throws again what is no `Mistake`. */
export function mistakeOf(read: () => unknown): Words[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof Mistake) return [error.words];
    throw error;
  }
}

/** What to say of an error that ends a command: its message, or file, line and mistake where a file of the owner's cannot be read as code. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [, file, line, mistake] = /((?:content|messages)\/[\w-]+\.ts):(\d+):\d+: ERROR: (.*)/.exec(text) ?? [];
  if (file) return `${file}:${line}: this cannot be read: ${mistake}`;
  const stack = (error instanceof Error && error.stack) || '';
  // In a build, the file is on one line, and its name has a query.
  const [place] = /(?:content\/colors|messages\/languages)\.ts(?:(?=\?)|:\d+)/.exec(stack) ?? [];
  return place ? `${place}: ${text}` : text;
}

/** Throws all problems as one error, a line each; nothing if there are none. */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new Error(problems.map((problem) => formatProblem(problem)).join('\n'));
}
