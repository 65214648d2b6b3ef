import { COMPANY_FILE, PICTURES_FILE } from '@/checks/content';
import { deepEqual, getIn, setIn } from '@/model/data';
import { BrokenFile, EditError, SaveError } from '../errors';
import { say } from '../labels/messages';
import { changeName, isReview, OTHER_FILES } from '../labels/names';
import { newProblems, publishProblems } from '../rows/checked';
import { type Change, ORDER } from '../rows/merge';
import { named } from '../rows/row-lists';
import { changesBetween, choose, merge, rebase } from '../rows/rows';
import { type Edits, isContent, normalized, readVersion, treeEntries, type Version } from '../rows/version';
import { pause } from '../stores/request';
import { EDITED, PUBLISHED, type Store } from '../stores/store';
import { forgetSent, keepSent } from './drafts';

export type Choice = [conflict: Change, side: 'ours' | 'theirs'];

/** What is saved, together with what others have published since. */
interface Saved {
  published: string;
  edited: string;
  version: Version;
  parents: string[]; // of a commit that follows
  onto: Version; // the files of the last parent
  conflicts: Change[]; // with what is published, which is left out then
  isChosen: boolean; // by answers, which nobody is asked for again
}

/** Files that are made from others: two versions of them are no question. */
const GENERATED_FILES = [PICTURES_FILE, 'public/favicon.ico'];

/** @param choices for a listing; without them, a broken file on the published branch is no obstacle */
export async function readSaved(store: Store, choices?: Choice[]): Promise<Saved> {
  const [edited, found] = await Promise.all([store.editedHead(), store.head(PUBLISHED)]);
  // Otherwise there would be nothing to publish.
  if (choices && !found) throw new EditError('noPublished', { repository: store.name });
  const published = found ?? edited;
  const [{ ancestor, behind }, own] = await Promise.all([
    store.compare(published, edited),
    readVersion(store, edited, EDITED),
  ]);
  const alone = { published, edited, version: own, parents: [edited], onto: own, conflicts: [], isChosen: false };
  if (behind === 0) return alone;
  const read = [ancestor, published].map((commit) => readVersion(store, commit, PUBLISHED));
  const [base, theirs] = await Promise.all(read).catch((error) => {
    if (choices || !(error instanceof BrokenFile)) throw error;
    return [];
  });
  if (!base || !theirs) return alone;
  const edits = { base, now: named(own, base) };
  const asked = rebase(edits, theirs).conflicts;
  const valid = (choices ?? []).filter(([choice]) => asked.some((conflict) => deepEqual(conflict, choice)));
  const chosen = valid.reduce((all, [conflict, side]) => choose(all, conflict, side), edits);
  const { now: version, conflicts } = rebase(chosen, theirs);
  const open = conflicts.filter(({ path: [file = ''] }) => !GENERATED_FILES.includes(file));
  if (open.length > 0) return { ...alone, conflicts: open };
  return { ...alone, version, parents: [edited, published], onto: theirs, isChosen: valid.length > 0 };
}

type Done = { commit: string; version: Version };

const ATTEMPTS = 5;
const WAIT = 500; // milliseconds, longer with each attempt

/** Tries again while somebody else moves the branch. */
async function untilDone<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (let number = 1; number <= ATTEMPTS; number++) {
    const result = await attempt();
    if (result) return result;
    await pause(WAIT * number);
  }
  throw new EditError('moved');
}

/** Saves what `read` returns in one commit, on top of the newest one. Throws a `SaveError` for conflicts and new mistakes. */
export const save = (store: Store, read: (head: string) => Edits | Promise<Edits>): Promise<Done> =>
  untilDone(async () => {
    const saved = await readSaved(store);
    const { base, now: written } = await read(saved.edited);
    const before = named(saved.version, base);
    const { now, conflicts } = rebase({ base, now: withNormalized(base, written) }, before);
    if (conflicts.length > 0) throw new SaveError('conflict', { conflicts });
    const version = withSortedDays(before, now);
    if (deepEqual(before, version)) return { commit: saved.edited, version };
    const problems = newProblems(store, before, version);
    if (problems.length > 0) throw new SaveError('mistakes', { problems });
    const entries = treeEntries(saved.onto, version);
    const commit = await store.commit(commitMessage(before, version), saved.parents, entries);
    keepSent(store, commit, { base, now: written });
    const isDone = await store.move(EDITED, saved.edited, commit);
    forgetSent(store, isDone ? undefined : commit);
    return isDone ? { commit, version } : undefined;
  });

/** Normalizes the changed values only. */
const withNormalized = (base: Version, now: Version) => merge(normalized(base), base, normalized(now));

const MAX_NAMES = 3;

function commitMessage(before: Version, after: Version): string {
  const changes = changesBetween(before, after);
  // What is written is confirmed too.
  const written = changes.filter(({ path }) => !isReview(path));
  const named = written.length > 0 ? written : changes;
  const names = [...new Set(named.map((change) => changeName(after, change)))];
  const more = names.length > MAX_NAMES ? ` + ${names.length - MAX_NAMES}` : '';
  return `${say('saveMessage')}: ${names.slice(0, MAX_NAMES).join('; ')}${more}`;
}

const CLOSED_DATES = [COMPANY_FILE, 'closedDates'];

/** Sorts closed days only here: in the form, a row must not move while its day is typed. */
function withSortedDays(base: Version, now: Version): Version {
  const days = getIn(now, CLOSED_DATES);
  const isChanged = !deepEqual(days, getIn(base, CLOSED_DATES));
  return isChanged && Array.isArray(days) ? setIn(now, CLOSED_DATES, days.toSorted()) : now;
}

export interface Listing {
  published: string;
  commit: string;
  version: Version;
  changes: Change[];
}

/** Merges the published branch into the edited one, and lists what it has more. Throws a `SaveError` for conflicts. */
export const listChanges = (store: Store, choices: Choice[]): Promise<Listing> =>
  untilDone(async () => {
    const { published, edited, version, parents, onto, conflicts, isChosen } = await readSaved(store, choices);
    assertNone(conflicts);
    const changes = joinOthers(changesBetween(await readVersion(store, published, PUBLISHED), version));
    const isMerged = parents.length === 1 || (changes.length === 0 && !isChosen);
    const commit = isMerged ? edited : await store.commit(say('updateMessage'), parents, treeEntries(onto, version));
    const isDone = isMerged || (await store.move(EDITED, edited, commit));
    return isDone ? { published, commit, version, changes } : undefined;
  });

function assertNone(conflicts: Change[]): void {
  const files = conflicts.filter((conflict) => !isEdited(conflict)).map(({ path }) => path[0]);
  if (files.length > 0) throw new EditError('forDeveloper', { files: files.join(', ') });
  if (conflicts.length > 0) throw new SaveError('conflict', { conflicts, isOfBranches: true });
}

const isEdited = ({ path: [file = ''] }: Change) => file === ORDER || isContent(file);

/** Joins the changes of all files that the editor does not show. */
function joinOthers(changes: Change[]): Change[] {
  const content = changes.filter(isEdited);
  const other = changes.find((change) => !isEdited(change));
  return other ? [...content, { ...other, path: [OTHER_FILES] }] : content;
}

/** Publishes a listed commit. Returns false if a branch has moved since. Throws a `SaveError` for what the build would refuse. */
export async function publish(store: Store, { published, commit, version }: Listing): Promise<boolean> {
  if ((await store.editedHead()) !== commit || (await store.head(PUBLISHED)) !== published) return false;
  const problems = publishProblems(store, version);
  if (problems.length > 0) throw new SaveError('notPublished', { problems });
  return store.move(PUBLISHED, published, commit);
}
