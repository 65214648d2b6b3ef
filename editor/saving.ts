import { COMPANY_FILE, withoutExtension } from '@/checks/content';
import type { Problem } from '@/checks/problem';
import type { Edits } from './drafts';
import { EDITED, type GitHub, PUBLISHED } from './github';
import { type Change, changesOf, isSame, mergeBranches, valueAt, withValue } from './merge';
import { t } from './messages';
import { changeName } from './names';
import {
  EDITED_FILES,
  isPicture,
  newProblems,
  normalized,
  OTHER_FILES,
  publishProblems,
  readVersion,
  treeEntries,
  type Version,
} from './version';

/** Why nothing was saved or published. */
export class SaveError extends Error {
  constructor(
    message: string,
    readonly problems: Problem[] = [],
    readonly conflicts: Change[] = [],
  ) {
    super(message);
  }
}

/** The chosen sides, by `conflictId`. */
export type Resolutions = Map<string, 'ours' | 'theirs'>;
export const conflictId = ({ path, before }: Change) => JSON.stringify([path, before]);

/** Merges with the chosen sides. Throws a `SaveError` for other conflicts. */
export function mergeResolved(base: Version, theirs: Version, ours: Version, resolutions: Resolutions): Version {
  const conflicts: Change[] = [];
  const merged = mergeBranches(base, theirs, ours, conflicts);
  const open = conflicts.filter((conflict) => !resolutions.has(conflictId(conflict)));
  if (open.length > 0) throw new SaveError(t('conflict'), [], open);
  const taken = conflicts.filter((conflict) => resolutions.get(conflictId(conflict)) === 'theirs');
  return taken.reduce((version, { path, before }) => withValue(version, path, before), merged);
}

const ATTEMPTS = 3;

/**
 * Saves the changes in one commit, on top of what others have saved. Returns the commit and its content. Throws a `SaveError` for
 * conflicts and new mistakes.
 */
export async function save(
  github: GitHub,
  { base, now }: Edits,
  resolutions: Resolutions,
): Promise<{ commit: string; version: Version }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const head = await github.editedHead();
    const saved = await readVersion(github, head);
    const version = mergeResolved(base, saved, normalized(withSortedDays(base, now)), resolutions);
    if (isSame(saved, version)) return { commit: head, version };
    const problems = newProblems(github, saved, version);
    if (problems.length > 0) throw new SaveError(t('mistakes'), problems);
    const commit = await github.commit(commitMessage(saved, version), [head], treeEntries(saved, version));
    if (commit) return { commit, version };
  }
  throw new SaveError(t('moved'));
}

const MAX_NAMES = 3;

function commitMessage(before: Version, after: Version): string {
  const names = [...new Set(changesOf(before, after).map(({ path }) => changeName(after, path)))];
  const more = names.length > MAX_NAMES ? ` + ${names.length - MAX_NAMES}` : '';
  return `${t('saveMessage')}: ${names.slice(0, MAX_NAMES).join('; ')}${more}`;
}

const CLOSED_DATES = [COMPANY_FILE, 'closedDates'];

/** Sorts closed days only here: in the form, a row must not move while its day is typed. */
function withSortedDays(base: Version, now: Version): Version {
  const days = valueAt(now, CLOSED_DATES);
  const isChanged = !isSame(days, valueAt(base, CLOSED_DATES));
  return isChanged && Array.isArray(days) ? withValue(now, CLOSED_DATES, days.toSorted()) : now;
}

/** Returns what would be published. */
export async function pendingChanges(github: GitHub): Promise<Change[]> {
  const head = await github.editedHead();
  const { ancestor, ahead } = await github.compare(PUBLISHED, EDITED);
  if (ahead === 0) return [];
  const [before, after] = await Promise.all([readVersion(github, ancestor), readVersion(github, head)]);
  return joinFiles(changesOf(before, after));
}

/** Joins the changes of a picture whose extension has changed, and those of all files that the editor does not show. */
function joinFiles(changes: Change[]): Change[] {
  const all = new Map<string, Change>();
  for (const change of changes) {
    const [file = ''] = change.path;
    const isOther = !isPicture(file) && !EDITED_FILES.includes(file);
    const path = isOther ? [OTHER_FILES] : change.path;
    const name = isPicture(file) ? withoutExtension(file) : JSON.stringify(path);
    const { before, after } = all.get(name) ?? {};
    all.set(name, { path, before: change.before ?? before, after: change.after ?? after });
  }
  return [...all.values()];
}

/**
 * Merges the published branch into the edited one, key by key, and moves the published one forward to it. Throws a `SaveError` for conflicts
 * and for what the build would refuse; then nothing is published.
 */
export async function publish(github: GitHub, resolutions: Resolutions): Promise<void> {
  const [published = '', edited = ''] = await Promise.all([PUBLISHED, EDITED].map((branch) => github.head(branch)));
  const { ancestor, behind } = await github.compare(published, edited);
  const head = behind === 0 ? edited : await mergePublished(github, { ancestor, published, edited }, resolutions);
  const problems = publishProblems(github, await readVersion(github, head));
  if (problems.length > 0) throw new SaveError(t('notPublished'), problems);
  if (!(await github.move(PUBLISHED, published, head))) throw new SaveError(t('moved'));
}

type Commits = Record<'ancestor' | 'published' | 'edited', string>;

async function mergePublished(github: GitHub, commits: Commits, resolutions: Resolutions): Promise<string> {
  const { ancestor, published, edited } = commits;
  const base = await readVersion(github, ancestor);
  const saved = await readVersion(github, published);
  const merged = mergeResolved(base, saved, await readVersion(github, edited), resolutions);
  const commit = await github.commit(t('updateMessage'), [edited, published], treeEntries(saved, merged));
  if (!commit) throw new SaveError(t('moved'));
  return commit;
}
