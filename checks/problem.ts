import type { Bilingual, Reader } from '@/model/bilingual';
import type { ReviewList } from '@/model/review';
import { say } from './messages';

export interface Problem {
  file: string; // its path, or `environment`
  line?: number; // of the key, or of the nearest group around it
  key: string; // with dots; empty for the whole file
  message: Bilingual; // what is wrong and what is expected
  answer?: Answer; // how to confirm that it is right as it is
  wording?: string; // a text that would be right
}

/** An entry of a list at the top of a file. To confirm it, an owner adds it to `$same` or `$confirmed`, or removes it from `$sample`. */
export interface Answer {
  file: string;
  list: ReviewList;
  entry: string;
}

/** Returns a line such as `messages/en.json:41 hero.lead: this is missing`. */
export function formatProblem({ file, line, key, message, answer }: Problem, reader: Reader = 'en'): string {
  const position = line === undefined ? file : `${file}:${line}`;
  const advice = answer ? ` – ${adviceOf(answer, file)[reader]}` : '';
  return `${position}${key && ` ${key}`}: ${message[reader]}${advice}`;
}

export function formatReport(problems: Problem[], reader: Reader): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const groups = files.map((file) => {
    const inFile = problems.filter((problem) => problem.file === file);
    const sorted = inFile.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
    return sorted.map((problem) => formatProblem(problem, reader)).join('\n');
  });
  return groups.join('\n\n');
}

function adviceOf({ file, list, entry }: Answer, problemFile: string): Bilingual {
  const where = file === problemFile ? say('atTop') : say('inFile', { file });
  const quoted = JSON.stringify(entry);
  return list === '$sample'
    ? say('removeEntry', { entry: quoted, at: where })
    : say('addEntry', { entry: quoted, list, at: where });
}
