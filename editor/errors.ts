import type { Problem } from '@/checks/problem';
import { type MessageKey, say, type Values } from './labels/messages';
import type { Change } from './rows/merge';

/** Why something was not done. The message says it in one sentence, with the next step. */
export class EditError extends Error {
  constructor(
    readonly key: MessageKey,
    values: Values = {},
    readonly status = 0, // of an answer
  ) {
    super(say(key, values));
  }
}

/** A file of facts or texts is not JSON. */
export class BrokenFile extends EditError {}

/** A save or a publication was refused. */
export class SaveError extends EditError {
  constructor(
    key: MessageKey,
    readonly found: { problems?: Problem[]; conflicts?: Change[]; isOfBranches?: boolean },
  ) {
    super(key);
  }
}

/** Those that another token helps against. */
const OF_TOKEN: MessageKey[] = ['tokenNeeded', 'noAccess', 'cannotWrite', 'tokenRule'];

/** Returns what the page shows of an error. */
export function explain(error: Error, isLoaded: boolean): { message: string; needsToken: boolean } {
  if (!(error instanceof EditError))
    return { message: say('unexpected', { reason: error.message }), needsToken: false };
  const isRefused = error.key === 'tokenNeeded' && !isLoaded;
  return { message: isRefused ? say('badToken') : error.message, needsToken: OF_TOKEN.includes(error.key) };
}
