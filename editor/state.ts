import type { Problem } from '@/checks/problem';
import { createStore } from '@/components/ui/store';
import { restoreDraft, storeDraft } from './drafts';
import { ApiError, EDITED, type GitHub, readToken, removeToken, storeToken, textOf } from './github';
import { type Change, isSame, mergeBranches, type Path, withValue } from './merge';
import { t } from './messages';
import { type Preview, watchPreview } from './preview';
import { confirmed } from './sample';
import { conflictId, mergeResolved, pendingChanges, publish, type Resolutions, SaveError, save } from './saving';
import { readDrawings, readVersion, runChecks, type Version } from './version';

export let github: GitHub;
const resolutions: Resolutions = new Map();
let watching = new AbortController();

export const store = createStore({
  isLoaded: false, // the forms are shown
  needsToken: false,
  isBusy: false,
  message: '',
  problems: [] as Problem[], // why the last save or publication was refused
  conflicts: [] as Change[],
  base: {} as Version, // what the forms started from
  now: {} as Version, // what they contain
  pending: undefined as Change[] | undefined, // what would be published
  undo: undefined as { before: Version; after: Version; message: string } | undefined,
  preview: { address: '', state: 'unknown', commit: '' } as Preview,
  found: { problems: [], left: [], hints: [] } as ReturnType<typeof runChecks>,
});
type State = ReturnType<typeof store.get>;
export const useEditor = () => store.use((state) => state, store.get());

const CHECK_DELAY = 200; // milliseconds: a check at each key would make typing slow
let checking: ReturnType<typeof setTimeout>;

function set(change: Partial<State>): void {
  store.set({ ...store.get(), ...change });
  if (!change.now) return;
  clearTimeout(checking);
  checking = setTimeout(() => set({ found: runChecks(github, store.get().now) }), CHECK_DELAY);
}

/** Runs one task with GitHub at a time, and shows its error. */
async function runTask(task: () => Promise<Partial<State>>): Promise<void> {
  if (store.get().isBusy) return;
  set({ isBusy: true, message: t('loading'), problems: [], conflicts: [], undo: undefined });
  const result = await task().catch(afterError);
  set({ message: '', ...result, isBusy: false });
}

function afterError(error: Error): Partial<State> {
  const { message } = error;
  if (error instanceof SaveError) return { message, problems: error.problems, conflicts: error.conflicts };
  const { isLoaded } = store.get();
  const status = error instanceof ApiError ? error.status : undefined;
  const needsToken = !isLoaded || [401, 403, 404].includes(status ?? 0);
  return { message: errorMessage(error, status, isLoaded), needsToken };
}

function errorMessage(error: Error, status: number | undefined, isLoaded: boolean): string {
  if (error instanceof SyntaxError) return t('broken');
  if (status === 0) return t('offline');
  if (status === 401) return t(isLoaded ? 'tokenNeeded' : 'badToken');
  if (status === 403 || status === 404) return t('noAccess', { repository: github.settings.repository });
  return t('failed', { reason: error.message });
}

/** Loads the forms with the draft of an earlier visit, or asks for a token. */
export function start(client: GitHub): void {
  github = client;
  if (readToken()) load();
  else set({ needsToken: true });
}

const load = () =>
  runTask(async () => {
    const head = await github.editedHead();
    const saved = await readVersion(github, head);
    const draft = restoreDraft(github, saved);
    await readDrawings(github, draft.now);
    set({ isLoaded: true, needsToken: false, ...draft });
    watch(head);
    return { base: saved, now: mergeResolved(draft.base, saved, draft.now, resolutions) };
  });

export function signIn(token: string): void {
  storeToken(token);
  if (!store.get().isLoaded) load();
  else runTask(async () => ({ needsToken: !(await github.head(EDITED)), message: t('signedIn') }));
}

export function signOut(): void {
  removeToken();
  location.reload();
}

/** Changes the forms, and stores the draft in this browser. */
export function change(edit: (now: Version) => Version): void {
  const { base, now, undo: last } = store.get();
  const next = edit(now);
  storeDraft(github, { base, now }, { base, now: next });
  const lost: Change[] = [];
  if (last) mergeBranches(last.after, next, last.before, lost);
  set({ now: next, undo: lost.length > 0 ? undefined : last });
  // Nothing is refused any more.
  if (isSame(base, next)) set({ message: '', problems: [], conflicts: [] });
}

/** Sets the value of a field, which confirms it. With a `message` it can be undone. */
export function write(path: Path, value: unknown, message?: string): void {
  const [file = '', ...keys] = path;
  const edit = (now: Version) => confirmed(withValue(now, path, value), [file], [keys.join('.')]);
  if (message) changeWithUndo(edit, message);
  else change(edit);
}

/** Changes the forms, shows `message`, and offers to undo it. */
export function changeWithUndo(edit: (now: Version) => Version, message: string): void {
  const before = store.get().now;
  change(edit);
  set({ message: '', undo: { before, after: store.get().now, message } });
}

/** Reverts the last change with an undo, and keeps later ones. */
export function undo(): void {
  const { undo: last } = store.get();
  if (last) change((now) => mergeBranches(last.after, now, last.before));
  set({ undo: undefined });
}

export const saveAll = () =>
  runTask(async () => {
    const { base, now } = store.get();
    const { commit, version } = await save(github, { base, now }, resolutions);
    // The user may have typed meanwhile.
    const edits = { base, now: store.get().now };
    const next = { base: version, now: mergeBranches(now, version, edits.now) };
    storeDraft(github, edits, next);
    watch(commit);
    return { ...next, message: t('saved') };
  });

export const showPending = () =>
  runTask(async () => {
    const pending = await pendingChanges(github);
    return pending.length > 0 ? { pending } : { message: t('publishNothing') };
  });

export const hidePending = () => set({ pending: undefined });

export const publishAll = () =>
  runTask(async () => {
    hidePending();
    await publish(github, resolutions);
    return { message: t('published') };
  });

/** Chooses the value of one side where two people have changed the same. */
export function resolveConflict(conflict: Change, side: 'ours' | 'theirs'): void {
  resolutions.set(conflictId(conflict), side);
  const { conflicts, message } = store.get();
  const others = conflicts.filter((other) => other !== conflict);
  set({ conflicts: others, message: others.length > 0 ? message : t('resolved') });
}

function watch(saved: string): void {
  watching.abort();
  watching = new AbortController();
  watchPreview(
    (commit) => github.contains(commit, saved),
    (preview) => set({ preview }),
    watching.signal,
  );
}

/** Uploads a file without a commit; `edit` gets its object id. */
export const storeFile = (file: File, edit: (now: Version, id: string) => Version, message: string) =>
  runTask(async () => {
    const content = await readBase64(file);
    const id = await github.store(content);
    // The checks read drawings.
    if (file.name.toLowerCase().endsWith('.svg')) github.texts.set(id, textOf(content));
    changeWithUndo((now) => edit(now, id), message);
    return {};
  });

function readBase64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
