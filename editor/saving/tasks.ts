import { deepEqual } from '@/model/data';
import { EditError, explain, SaveError } from '../errors';
import { say } from '../labels/messages';
import { fullName } from '../labels/names';
import { usable } from '../rows/checked';
import type { Change } from '../rows/merge';
import { named } from '../rows/row-lists';
import { choose, merge, rebase } from '../rows/rows';
import { type Edits, isContent, isOtherTemplate, readVersion, type Version } from '../rows/version';
import { base64Of } from '../stores/base64';
import { storeToken } from '../stores/github';
import type { Live } from '../stores/live';
import { PUBLISHED, type Store } from '../stores/store';
import { hasSent, restoreDraft, restoreSent, storeDraft } from './drafts';
import { listChanges, publish, readSaved, save } from './saving';
import { change, type State, set, setStore, state, store, withDraft } from './state';

let turn = Promise.resolve();

/** Runs a task with the store after those that run already, and shows its error. */
function queueTask(task: () => Promise<Partial<State>>): Promise<void> {
  turn = turn.then(async () => {
    set({ isBusy: true, message: say('loading'), problems: [], conflicts: [], isOfBranches: false, undo: undefined });
    const result = await task().catch(afterError);
    set({ message: '', ...result, isBusy: false });
  });
  return turn;
}

/** Runs a task unless another one runs: a second press of a button does nothing. */
const runTask = async (task: () => Promise<Partial<State>>) => (state.get().isBusy ? undefined : queueTask(task));

const afterError = (error: Error): Partial<State> => ({
  ...explain(error, state.get().isLoaded),
  ...(error instanceof SaveError && error.found),
});

/** Loads the forms with the draft of an earlier visit, or asks for a token. */
export function start(opened: Store): void {
  setStore(opened);
  if (store.isSignedIn()) load();
  else set({ needsToken: true });
}

export const load = () =>
  runTask(async () => {
    const saved = await readSaved(store);
    const draft = await restoreDraft(store, saved.version);
    const base = (await restoreSent(store, saved.edited, draft.base)) ?? draft.base;
    const { conflicts, ...edits } = rebase({ base, now: draft.now }, saved.version);
    const isAsked = conflicts.length > 0;
    const commit = isAsked ? draft.commit : saved.edited;
    if (!isAsked) storeDraft(store, commit, draft, edits);
    const isOther = await isOtherTemplate(store, saved.version);
    watch('preview', saved.edited);
    watch('site', saved.published);
    const message = isAsked ? say('conflict') : '';
    return { isLoaded: true, needsToken: false, isOther, commit, ...edits, conflicts, message };
  });

export function signIn(token: string): void {
  storeToken(token);
  if (!state.get().isLoaded) load();
  else runTask(async () => ({ needsToken: !(await store.editedHead()), message: say('signedIn') }));
}

export function signOut(): void {
  storeToken('');
  store.forget();
  location.reload();
}

/** Saves the forms if they have changed, or if the last save was done, but not answered. */
async function saveForms(): Promise<void> {
  let edits: Edits = state.get();
  if (deepEqual(edits.base, edits.now) && !hasSent(store)) return;
  const { commit, version } = await save(store, async (head) => {
    const sent = await restoreSent(store, head, edits.base);
    if (sent) set(withDraft({ base: sent, now: state.get().now }));
    edits = state.get();
    return edits;
  });
  // More may have been typed meanwhile.
  const { now } = state.get();
  set(withDraft({ base: version, now: merge(edits.now, version, now) }, commit));
  watch('preview', commit);
}

export const saveAll = () =>
  runTask(async () => {
    await saveForms();
    return { message: say(`${store.kind}.saved`) };
  });

/** Saves what is typed, and lists what would be published. */
const listPending = async (message = ''): Promise<Partial<State>> => {
  await saveForms();
  const pending = await listChanges(store, state.get().choices);
  const isOther = await isOtherTemplate(store, pending.version);
  set({ isOther, choices: [] });
  if (isOther) throw new EditError('otherTemplate');
  const { conflicts: _, ...edits } = rebase(state.get(), pending.version);
  set(withDraft(edits));
  if (pending.changes.length === 0) return { message: say('publishNothing') };
  watch('preview', pending.commit);
  return { pending, message };
};

export const showPending = () => runTask(() => listPending());
/** Says how a site that is edited in a folder gets online. */
export const showNextStep = () => set({ message: say('folder.publish'), undo: undefined });
export const hidePending = () => set({ pending: undefined });

/** Publishes what was listed. If somebody has saved or published meanwhile, it lists again. */
export const publishAll = () =>
  runTask(async () => {
    const { pending } = state.get();
    hidePending();
    if (!pending || !(await publish(store, pending))) return listPending(say('listedAgain'));
    watch('site', pending.commit);
    return { message: say('published') };
  });

/** Chooses the value of one side where two people have changed the same. The forms show it at once. */
export function resolveConflict(conflict: Change, side: 'ours' | 'theirs'): void {
  const { conflicts, message, isOfBranches, choices } = state.get();
  const open = conflicts.filter((other) => other !== conflict);
  if (isOfBranches) set({ choices: [...choices, [conflict, side]] });
  else set(withDraft(choose(state.get(), conflict, side)));
  set({ conflicts: open, message: open.length > 0 ? message : say('resolved') });
  if (isOfBranches && open.length === 0) showPending();
}

export const showEarlier = () => runTask(async () => ({ earlier: await store.lastPublished(EARLIER) }));
export const hideEarlier = () => set({ earlier: undefined });
const EARLIER = 10;

/** Puts the facts, texts, pictures and documents of an earlier version into the forms. @param commit the published one if left out */
export const restore = (name: string, commit?: string) =>
  runTask(async () => {
    hideEarlier();
    const { now: before } = state.get();
    const sha = commit ?? (await store.head(PUBLISHED)) ?? '';
    const earlier = named(await readVersion(store, sha, PUBLISHED), before);
    const { version, left } = usable(store, before, { ...contentOnly(before, false), ...contentOnly(earlier, true) });
    const parts = [...new Set(left.map(({ file, key }) => fullName(earlier, file, key)))].join(', ');
    const but = parts && ` ${say('restoredBut', { parts })}`;
    change((now) => merge(before, now, version), say('restored', { name }) + but);
    return {};
  });

const contentOnly = (version: Version, kept: boolean) =>
  Object.fromEntries(Object.entries(version).filter(([path]) => isContent(path) === kept));

const watches = { preview: new AbortController(), site: new AbortController() };

function watch(which: 'preview' | 'site', commit: string): void {
  watches[which].abort();
  watches[which] = new AbortController();
  const report = (live: Live) => set({ [which]: live });
  store.watch(which, commit, report, watches[which].signal);
}

/** Uploads a file without a commit, after what is being saved; `edit` gets its object id. */
export const storeFile = (file: Blob, edit: (now: Version, id: string) => Version, message: string) =>
  queueTask(async () => {
    const id = await store.upload(await base64Of(file));
    change((now) => edit(now, id), message);
    return {};
  });
