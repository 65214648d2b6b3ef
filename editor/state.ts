import type { Problem } from '@/checks/problem';
import { createStore } from '@/components/ui/store';
import { keepDraft, withDraft } from './drafts';
import { EDITED, forgetToken, type GitHub, keepToken, Refusal, readToken, textOf } from './github';
import { type Change, isSame, mergeBranches, type Path, withValue } from './merge';
import { nameOfChange } from './names';
import { type Preview, watchPreview } from './preview';
import { confirmed } from './sample';
import { clashName, mergeSettled, NotSaved, pendingChanges, publish, type Settled, save } from './saving';
import { checked, readDrawings, readVersion, type Version } from './version';
import { say } from './words';

const settled: Settled = new Map();
let place: GitHub;
export const github = () => place;
let watching = new AbortController();

export const store = createStore({
  isOpen: false, // somebody has signed in, and the forms are there
  isTokenAsked: false,
  isBusy: false,
  message: '',
  problems: [] as Problem[], // why the last save or publication was refused
  clashes: [] as Change[],
  base: {} as Version, // what the forms began from
  now: {} as Version, // what they have
  pending: undefined as Change[] | undefined, // what would be published
  undo: undefined as { before: Version; after: Version; message: string } | undefined,
  preview: { address: '', state: 'unknown', commit: '' } as Preview,
  found: { problems: [], left: [], hints: [] } as ReturnType<typeof checked>, // mistakes, what is left, questions
});
type State = ReturnType<typeof store.get>;
export const useEditor = () => store.use((state) => state, store.get());

const PAUSE = 200; // milliseconds: a check at each key would make typing slow
let checking: ReturnType<typeof setTimeout>;

function set(change: Partial<State>): void {
  store.set({ ...store.get(), ...change });
  if (!change.now) return;
  clearTimeout(checking);
  checking = setTimeout(() => set({ found: checked(place, store.get().now) }), PAUSE);
}

/** Runs one task with GitHub at a time, and shows its error. */
async function attempt(task: () => Promise<Partial<State>>): Promise<void> {
  if (store.get().isBusy) return;
  set({ isBusy: true, message: say('loading'), problems: [], clashes: [], undo: undefined });
  const result = await task().catch(afterError);
  set({ message: '', ...result, isBusy: false });
}

function afterError(error: Error): Partial<State> {
  const { message } = error;
  if (error instanceof NotSaved) return { message, problems: error.problems, clashes: error.clashes };
  const { isOpen } = store.get();
  const status = error instanceof Refusal ? error.status : undefined;
  const isTokenAsked = !isOpen || [401, 403, 404].includes(status ?? 0);
  return { message: sentenceOf(error, status, isOpen), isTokenAsked };
}

function sentenceOf(error: Error, status: number | undefined, isOpen: boolean): string {
  if (error instanceof SyntaxError) return say('broken');
  if (status === 0) return say('offline');
  if (status === 401) return say(isOpen ? 'tokenNeeded' : 'badToken');
  if (status === 403 || status === 404) return say('noAccess', { repository: place.place.repository });
  return say('failed', { reason: error.message });
}

/** Opens the forms with the draft of an earlier visit, or asks for a token. */
export function start(repository: GitHub): void {
  place = repository;
  if (readToken()) open();
  else set({ isTokenAsked: true });
}

const open = () =>
  attempt(async () => {
    const head = await place.editedHead();
    const there = await readVersion(place, head);
    const draft = withDraft(place, there);
    await readDrawings(place, draft.now);
    set({ isOpen: true, isTokenAsked: false, ...draft });
    watch(head);
    return { base: there, now: mergeSettled(draft.base, there, draft.now, settled) };
  });

export function signIn(token: string): void {
  keepToken(token);
  if (!store.get().isOpen) open();
  else attempt(async () => ({ isTokenAsked: !(await place.head(EDITED)), message: say('signedIn') }));
}

export function signOut(): void {
  forgetToken();
  location.reload();
}

/** Changes the forms, and stores the draft in this browser. */
export function change(edit: (now: Version) => Version): void {
  const { base, now } = store.get();
  const next = edit(now);
  keepDraft(place, { base, now }, { base, now: next });
  // Nothing is refused any more.
  set({ now: next, ...(isSame(base, next) && { message: '', problems: [], clashes: [] }) });
}

/** Sets the value of a field, which confirms it. With a `message` it can be undone. */
export function write(path: Path, value: unknown, message?: string): void {
  const [file = '', ...keys] = path;
  const edit = (now: Version) => confirmed(withValue(now, path, value), [file], [keys.join('.')]);
  if (message) changeMuch(edit, message);
  else change(edit);
}

/** As `change`, with an undo; `message` tells what was done. */
export function changeMuch(edit: (now: Version) => Version, message: string): void {
  const before = store.get().now;
  change(edit);
  set({ message: '', undo: { before, after: store.get().now, message } });
}

/** Reverts the last such change, and keeps later ones. */
export function undo(): void {
  const { undo: last } = store.get();
  if (last) change((now) => mergeBranches(last.after, now, last.before));
  set({ undo: undefined });
}

export const saveAll = () =>
  attempt(async () => {
    const { base, now } = store.get();
    const saved = await save(place, { base, now }, settled, (changes) => commitMessage(now, changes));
    // Somebody may have typed meanwhile.
    const written = { base, now: store.get().now };
    const next = { base: saved.version, now: mergeBranches(now, saved.version, written.now) };
    keepDraft(place, written, next);
    watch(saved.commit);
    return { ...next, message: say('saved') };
  });

const NAMED = 3;

function commitMessage(version: Version, changes: Change[]): string {
  const names = [...new Set(changes.map((one) => nameOfChange(version, one)))];
  const more = names.length > NAMED ? ` + ${names.length - NAMED}` : '';
  return `${say('saveMessage')}: ${names.slice(0, NAMED).join('; ')}${more}`;
}

export const showPending = () =>
  attempt(async () => {
    const pending = await pendingChanges(place);
    return pending.length > 0 ? { pending } : { message: say('publishNothing') };
  });

export const hidePending = () => set({ pending: undefined });

export const publishAll = () =>
  attempt(async () => {
    hidePending();
    await publish(place, settled);
    return { message: say('published') };
  });

/** Chooses a wording where two people have written. */
export function settle(clash: Change, whose: 'ours' | 'theirs'): void {
  settled.set(clashName(clash), whose);
  const clashes = store.get().clashes.filter((one) => one !== clash);
  set({ clashes, message: clashes.length > 0 ? store.get().message : say('settled') });
}

function watch(commit: string): void {
  watching.abort();
  watching = new AbortController();
  watchPreview(
    (shown) => place.contains(shown, commit),
    (preview) => set({ preview }),
    watching.signal,
  );
}

/** Uploads a file without a commit; `edit` gets its object id. */
export const storeFile = (file: File, edit: (now: Version, id: string) => Version, message: string) =>
  attempt(async () => {
    const content = await base64(file);
    const id = await place.store(content);
    // The checks read drawings.
    if (file.name.toLowerCase().endsWith('.svg')) place.texts.set(id, textOf(content));
    changeMuch((now) => edit(now, id), message);
    return {};
  });

function base64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
