import { messageOf, say } from '../labels/messages';
import { BrokenFile } from '../rows/version';
import { type Store, StoreError } from '../stores/store';
import { SaveError } from './saving';

/** Explains an error in one sentence with the next step. `needsToken` where another token helps. */
export function explain(error: Error, store: Store, isLoaded: boolean): { message: string; needsToken: boolean } {
  if (error instanceof StoreError) return store.explain(error, isLoaded);
  return { message: messageOfError(error, store), needsToken: false };
}

function messageOfError(error: Error, { kind }: Store): string {
  if (error instanceof SaveError) return error.message;
  if (!(error instanceof BrokenFile)) return say('unexpected', { reason: error.message });
  const { file, line = 1 } = error.problem;
  return say(`${kind}.broken`, { file, line, branch: error.branch, reason: messageOf(error.problem) });
}
