import type { Problem } from '@/checks/problem';
import { EDITED, type GitHub, PUBLISHED } from './github';
import { type Change, type Clash, changesOf, isSame, mergeBranches, withValue } from './merge';
import {
  EDITED_FILES,
  entriesOf,
  isPicture,
  newProblems,
  OTHER_FILES,
  obstaclesIn,
  readVersion,
  type Version,
} from './version';
import { say } from './words';

/** Why nothing was saved or published. */
export class NotSaved extends Error {
  constructor(
    message: string,
    readonly problems: Problem[] = [],
    readonly clashes: Clash[] = [],
  ) {
    super(message);
  }
}

/** Whose wording stays, by clash. What somebody writes afterwards clashes again. */
export type Settled = Map<string, 'ours' | 'theirs'>;
export const nameOf = ({ path, theirs }: Clash) => JSON.stringify([path, theirs]);

/** Both changes of `base`. Throws `NotSaved` at clashes that nobody has settled. */
export function mergeSettled(base: Version, theirs: Version, ours: Version, settled: Settled): Version {
  const clashes: Clash[] = [];
  const merged = mergeBranches(base, theirs, ours, clashes);
  const open = clashes.filter((clash) => !settled.has(nameOf(clash)));
  if (open.length > 0) throw new NotSaved(say('clash'), [], open);
  const taken = clashes.filter((clash) => settled.get(nameOf(clash)) === 'theirs');
  return taken.reduce((version, { path, theirs: value }) => withValue(version, path, value), merged);
}

export interface Saved {
  commit: string;
  version: Version;
}

const ATTEMPTS = 3;

/**
 * Saves what was changed from `base` to `now` in one commit, on top of what others have saved since. Throws `NotSaved` at clashes and at
 * new mistakes.
 */
export async function save(
  github: GitHub,
  { base, now }: { base: Version; now: Version },
  settled: Settled,
  messageOf: (changes: Change[]) => string,
): Promise<Saved> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const head = await github.editedHead();
    const there = await readVersion(github, head);
    const version = mergeSettled(base, there, now, settled);
    if (isSame(there, version)) return { commit: head, version };
    const problems = newProblems(github, there, version);
    if (problems.length > 0) throw new NotSaved(say('mistakes'), problems);
    const message = messageOf(changesOf(there, version));
    const commit = await github.commit(message, [head], entriesOf(there, version));
    if (commit) return { commit, version };
  }
  throw new NotSaved(say('moved'));
}

/** What would be published; empty if there is nothing. */
export async function pendingChanges(github: GitHub): Promise<Change[]> {
  const head = await github.editedHead();
  const { ancestor, ahead } = await github.compare(PUBLISHED, EDITED);
  if (ahead === 0) return [];
  const [before, after] = await Promise.all([readVersion(github, ancestor), readVersion(github, head)]);
  return paired(changesOf(before, after));
}

/** A picture that has another ending now is one change, and so are all files that the editor does not show. */
function paired(changes: Change[]): Change[] {
  const all = new Map<string, Change>();
  for (const change of changes) {
    const [file = ''] = change.path;
    const isOther = !isPicture(file) && !EDITED_FILES.includes(file);
    const name = isPicture(file) ? file.replace(/\.\w+$/, '') : JSON.stringify(isOther || change.path);
    const { before, after } = all.get(name) ?? {};
    const path = isOther ? [OTHER_FILES] : change.path;
    all.set(name, { path, before: change.before ?? before, after: change.after ?? after });
  }
  return [...all.values()];
}

/**
 * Merges the edited branch into the published one, after bringing it up to date. Throws `NotSaved` at what the build would refuse, and
 * at what is changed on both; then nothing is published, and both branches keep what they have.
 */
export async function publish(github: GitHub, settled: Settled): Promise<void> {
  await bringUpToDate(github, settled);
  const head = await github.editedHead();
  const obstacles = obstaclesIn(github, await readVersion(github, head));
  if (obstacles.length > 0) throw new NotSaved(say('notPublished'), obstacles);
  if (!(await github.merge(PUBLISHED, head, say('publishMessage')))) throw new NotSaved(say('moved'));
}

/** Merges the published branch into the edited one: by Git, and where Git finds neighbouring lines, key by key. */
async function bringUpToDate(github: GitHub, settled: Settled): Promise<void> {
  const { ancestor, behind } = await github.compare(PUBLISHED, EDITED);
  if (behind === 0 || (await github.merge(EDITED, PUBLISHED, say('updateMessage')))) return;
  const [published = '', edited = ''] = await Promise.all([PUBLISHED, EDITED].map((branch) => github.head(branch)));
  const versions = [ancestor, published, edited].map((commit) => readVersion(github, commit));
  const [base, there, here] = (await Promise.all(versions)) as [Version, Version, Version];
  const entries = entriesOf(there, mergeSettled(base, there, here, settled));
  const commit = await github.commit(say('updateMessage'), [edited, published], entries);
  if (!commit) throw new NotSaved(say('moved'));
}
