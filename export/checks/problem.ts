/** Something that an editor has to put right. */
export interface Problem {
  /** Path of the file, or `environment`. */
  file: string;
  /** Where the key stands, or the nearest group around it. */
  line?: number;
  /** Key with dots, or empty if the whole file is meant. */
  key: string;
  /** What is wrong and what is expected. */
  message: string;
  /** What could stand there instead. */
  wording?: string;
}

/** Message of a problem for a text or fact that is not there. */
export const MISSING = 'this is missing';

/** `messages/en.json:41 hero.lead: this is missing` */
export function formatProblem({ file, line, key, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}${key && ` ${key}`}: ${message}`;
}

/** What a function throws, as the message of a mistake; none if it throws nothing. */
export function mistakeOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Throws all problems as one error, a line each; nothing if there are none. */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}
