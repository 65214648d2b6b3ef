import { COMPANY_FILE } from '@/checks/content';
import type { Problem } from '@/checks/problem';
import type { Written } from './drafts';
import { EDITED, type GitHub, PUBLISHED } from './github';
import { type Change, changesOf, isSame, mergeBranches, valueAt, withValue } from './merge';
import {
  EDITED_FILES,
  entriesOf,
  isPicture,
  newProblems,
  OTHER_FILES,
  obstaclesIn,
  readVersion,
  type Version,
  withoutEnding,
} from './version';
import { say } from './words';

/** Why nothing was saved or published. */
export class NotSaved extends Error {
  constructor(
    message: string,
    readonly problems: Problem[] = [],
    readonly clashes: Change[] = [],
  ) {
    super(message);
  }
}

/** The choices by conflict. A later value is another conflict. */
export type Settled = Map<string, 'ours' | 'theirs'>;
export const clashName = ({ path, before }: Change) => JSON.stringify([path, before]);

/** Merges with the choices that were made. Throws `NotSaved` for other conflicts. */
export function mergeSettled(base: Version, theirs: Version, ours: Version, settled: Settled): Version {
  const clashes: Change[] = [];
  const merged = mergeBranches(base, theirs, ours, clashes);
  const open = clashes.filter((clash) => !settled.has(clashName(clash)));
  if (open.length > 0) throw new NotSaved(say('clash'), [], open);
  const taken = clashes.filter((clash) => settled.get(clashName(clash)) === 'theirs');
  return taken.reduce((version, { path, before }) => withValue(version, path, before), merged);
}

const ATTEMPTS = 3;

/**
 * Saves what was changed from `base` to `now` in one commit, on top of what others have saved since. Returns the commit and what is there
 * then. Throws `NotSaved` at clashes and at new mistakes.
 */
export async function save(
  github: GitHub,
  { base, now }: Written,
  settled: Settled,
  messageOf: (changes: Change[]) => string,
): Promise<{ commit: string; version: Version }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const head = await github.editedHead();
    const there = await readVersion(github, head);
    const version = mergeSettled(base, there, withSortedDays(base, now), settled);
    if (isSame(there, version)) return { commit: head, version };
    const problems = newProblems(github, there, version);
    if (problems.length > 0) throw new NotSaved(say('mistakes'), problems);
    const message = messageOf(changesOf(there, version));
    const commit = await github.commit(message, [head], entriesOf(there, version));
    if (commit) return { commit, version };
  }
  throw new NotSaved(say('moved'));
}

const CLOSED_DATES = [COMPANY_FILE, 'closedDates'];

/** Sorts closed days only here: in the form, a row must not move while its day is typed. */
function withSortedDays(base: Version, now: Version): Version {
  const days = valueAt(now, CLOSED_DATES);
  const isChanged = !isSame(days, valueAt(base, CLOSED_DATES));
  return isChanged && Array.isArray(days) ? withValue(now, CLOSED_DATES, days.toSorted()) : now;
}

/** What would be published; empty if there is nothing. */
export async function pendingChanges(github: GitHub): Promise<Change[]> {
  const head = await github.editedHead();
  const { ancestor, ahead } = await github.compare(PUBLISHED, EDITED);
  if (ahead === 0) return [];
  const [before, after] = await Promise.all([readVersion(github, ancestor), readVersion(github, head)]);
  return paired(changesOf(before, after));
}

/** A picture whose extension has changed is one change; so are all files that the editor does not show. */
function paired(changes: Change[]): Change[] {
  const all = new Map<string, Change>();
  for (const change of changes) {
    const [file = ''] = change.path;
    const isOther = !isPicture(file) && !EDITED_FILES.includes(file);
    const path = isOther ? [OTHER_FILES] : change.path;
    const name = isPicture(file) ? withoutEnding(file) : JSON.stringify(path);
    const { before, after } = all.get(name) ?? {};
    all.set(name, { path, before: change.before ?? before, after: change.after ?? after });
  }
  return [...all.values()];
}

/**
 * Moves the published branch on to the edited one, after merging it into that, key by key. Throws `NotSaved` at what the build would
 * refuse, and at what is changed on both; then nothing is published.
 */
export async function publish(github: GitHub, settled: Settled): Promise<void> {
  const [published = '', edited = ''] = await Promise.all([PUBLISHED, EDITED].map((branch) => github.head(branch)));
  const { ancestor, behind } = await github.compare(published, edited);
  const head = behind === 0 ? edited : await mergePublished(github, { ancestor, published, edited }, settled);
  const obstacles = obstaclesIn(github, await readVersion(github, head));
  if (obstacles.length > 0) throw new NotSaved(say('notPublished'), obstacles);
  if (!(await github.move(PUBLISHED, published, head))) throw new NotSaved(say('moved'));
}

type Commits = Record<'ancestor' | 'published' | 'edited', string>;

async function mergePublished(github: GitHub, commits: Commits, settled: Settled): Promise<string> {
  const { ancestor, published, edited } = commits;
  const base = await readVersion(github, ancestor);
  const there = await readVersion(github, published);
  const merged = mergeSettled(base, there, await readVersion(github, edited), settled);
  const commit = await github.commit(say('updateMessage'), [edited, published], entriesOf(there, merged));
  if (!commit) throw new NotSaved(say('moved'));
  return commit;
}
