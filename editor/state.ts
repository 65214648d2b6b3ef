import type { Problem } from '@/checks/problem';
import { createStore } from '@/components/ui/store';
import { keepDraft, withDraft } from './drafts';
import { bytesOf, EDITED, forgetToken, type GitHub, keepToken, Refusal, readToken, textOf } from './github';
import { type Change, type Clash, changesOf, mergeBranches, type Path, withValue } from './merge';
import { nameOfChange } from './names';
import { type Preview, watchPreview } from './preview';
import { confirmed } from './sample';
import { mergeSettled, NotSaved, nameOf, pendingChanges, publish, type Settled, save } from './saving';
import { readDrawings, readVersion, type Version } from './version';
import { say } from './words';

export interface State {
  isOpen: boolean; // somebody has signed in, and the forms are there
  isTokenAsked: boolean;
  isBusy: boolean;
  message: string;
  problems: Problem[]; // why the last save or publication was refused
  clashes: Clash[];
  base: Version; // what the forms began from
  now: Version; // what they have
  pending?: Change[]; // what would be published
  undo?: { before: Version; after: Version; message: string };
  preview: Preview;
}

const settled: Settled = new Map();
let place: GitHub;
/** What the editor works on, once it has started. */
export const github = () => place;
let stopWatching = () => {};

export const store = createStore<State>({
  isOpen: false,
  isTokenAsked: false,
  isBusy: false,
  message: '',
  problems: [],
  clashes: [],
  base: {},
  now: {},
  preview: { address: '', state: 'unknown', commit: '' },
});
export const useEditor = () => store.use((state) => state, store.get());
const set = (change: Partial<State>) => store.set({ ...store.get(), ...change });

/** Does something with GitHub, one thing at a time, and says what went wrong. Returns whether nothing did. */
async function attempt(task: () => Promise<Partial<State> | undefined>): Promise<boolean> {
  if (store.get().isBusy) return false;
  set({ isBusy: true, message: say('loading'), problems: [], clashes: [], undo: undefined });
  try {
    set({ message: '', ...(await task()), isBusy: false });
    return true;
  } catch (error) {
    set({ isBusy: false, ...afterError(error) });
    return false;
  }
}

function afterError(error: unknown): Partial<State> {
  const { isOpen } = store.get();
  if (error instanceof NotSaved) return { message: error.message, problems: error.problems, clashes: error.clashes };
  const status = error instanceof Refusal ? error.status : undefined;
  const isTokenAsked = !isOpen || [401, 403, 404].includes(status ?? 0);
  return { message: sentenceOf(error, status), isTokenAsked };
}

function sentenceOf(error: unknown, status?: number): string {
  if (error instanceof SyntaxError) return say('broken');
  if (status === 0) return say('offline');
  if (status === 401) return say(store.get().isOpen ? 'tokenNeeded' : 'badToken');
  if (status === 403 || status === 404) return say('noAccess', { repository: place.place.repository });
  return say('failed', { reason: (error as Error).message });
}

/** Opens the forms, if somebody has signed in, with what was written on an earlier visit. */
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

/** Changes what the forms have, and keeps it in this browser. */
export function change(edit: (now: Version) => Version): void {
  const { base, now } = store.get();
  const next = edit(now);
  keepDraft(place, changesOf(base, now), changesOf(base, next));
  set({ now: next });
}

/** Writes into a field, which no longer is the sample's. */
export function write(path: Path, value: unknown): void {
  const [file = '', ...keys] = path;
  change((now) => confirmed(withValue(now, path, value), [file], [keys.join('.')]));
}

/** Changes what the forms have in a way that can be undone; `message` says what was done. */
export function changeMuch(edit: (now: Version) => Version, message: string): void {
  const before = store.get().now;
  change(edit);
  set({ message: '', undo: { before, after: store.get().now, message } });
}

/** Takes the last such change back. What was written since stays. */
export function undo(): void {
  const { undo: last } = store.get();
  if (last) change((now) => mergeBranches(last.after, now, last.before));
  set({ undo: undefined });
}

export const saveAll = () =>
  attempt(async () => {
    const { base, now } = store.get();
    const saved = await save(place, { base, now }, settled, (changes) => messageOf(now, changes));
    // Somebody may have written on meanwhile.
    const next = mergeBranches(now, saved.version, store.get().now);
    keepDraft(place, changesOf(base, store.get().now), changesOf(saved.version, next));
    watch(saved.commit);
    return { base: saved.version, now: next, message: say('saved') };
  });

const NAMED = 3;

function messageOf(version: Version, changes: Change[]): string {
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
export function settle(clash: Clash, whose: 'ours' | 'theirs'): void {
  settled.set(nameOf(clash), whose);
  const clashes = store.get().clashes.filter((one) => one !== clash);
  set({ clashes, message: clashes.length > 0 ? store.get().message : say('settled') });
}

function watch(commit: string): void {
  stopWatching();
  const contains = async (later: string) => {
    const { behind } = await place.compare(commit, later).catch(() => ({ behind: 1 }));
    return behind === 0;
  };
  stopWatching = watchPreview(commit, contains, (preview) => set({ preview }));
}

/** Stores a picture, in base64, at GitHub, where nobody sees it before it is saved. Returns its object id. */
export async function storePicture(content: string, isDrawing: boolean): Promise<string | undefined> {
  let id: string | undefined;
  await attempt(async () => {
    id = await place.store(content);
    // The checks read drawings.
    if (isDrawing) place.texts.set(id, textOf(content));
    return {};
  });
  return id;
}

const addresses = new Map<string, string>();

/** The address of a picture in the repository, by its object id. */
export async function loadPicture(path: string, id: string): Promise<string> {
  const type = `image/${path.endsWith('.svg') ? 'svg+xml' : path.replace(/^.*\./, '')}`;
  const address = addresses.get(id) ?? URL.createObjectURL(new Blob([bytesOf(await place.blob(id))], { type }));
  addresses.set(id, address);
  return address;
}
