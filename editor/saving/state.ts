import { createStore } from 'next-islands/store';
import { useRef } from 'react';
import type { Problem } from '@/checks/problem';
import { deepEqual, setIn } from '@/model/data';
import type { EarlierVersion } from '@/model/versions';
import { runChecks } from '../rows/checked';
import type { Change, Path } from '../rows/merge';
import { merge } from '../rows/rows';
import { withConfirmed } from '../rows/sample';
import type { Edits, Version } from '../rows/version';
import { UNKNOWN } from '../stores/live';
import type { Store } from '../stores/store';
import { storeDraft } from './drafts';
import type { Choice, Listing } from './saving';

export type Found = ReturnType<typeof runChecks>;

/** Where the site is, once the page has opened it. */
export let store: Store;
export function setStore(opened: Store): void {
  store = opened;
}

export const state = createStore({
  isLoaded: false, // the forms are shown
  needsToken: false,
  isBusy: false,
  isDraftKept: true, // this browser stores what is typed
  isOther: false, // what is saved has another version of the template than this page
  message: '',
  problems: [] as Problem[], // why the last save or publication was refused
  conflicts: [] as Change[],
  isOfBranches: false, // the conflicts are between what is published and what is saved
  choices: [] as Choice[], // the answers to these, until the next change
  base: {} as Version, // what the forms started from
  commit: '', // in which the rest of the site is as it was then
  now: {} as Version, // what they contain
  pending: undefined as Listing | undefined, // what would be published
  earlier: undefined as EarlierVersion[] | undefined, // the versions to choose from
  undo: undefined as { before: Version; after: Version; message: string } | undefined,
  preview: UNKNOWN,
  site: UNKNOWN,
  found: { problems: [], left: [], hints: [] } as Found,
});
export type State = ReturnType<typeof state.get>;
export const useEditor = () => state.use((state) => state, state.get());

/** Returns what is derived from the state. The component is rendered again only if that has changed: a form has hundreds of fields. */
export function useDerived<Value>(derive: (all: State) => Value): Value {
  const last = useRef<Value>(undefined);
  const read = (all: State) => {
    const next = derive(all);
    if (!deepEqual(last.current, next)) last.current = next;
    return last.current as Value;
  };
  return state.use(read, read(state.get()));
}

const CHECK_DELAY = 200; // milliseconds: a check at each key would make typing slow
let checking: ReturnType<typeof setTimeout>;

export function set(change: Partial<State>): void {
  state.set({ ...state.get(), ...change });
  if (!change.now) return;
  clearTimeout(checking);
  checking = setTimeout(check, CHECK_DELAY);
}

function check(): void {
  const found = runChecks(store, state.get().now);
  if (!deepEqual(found, state.get().found)) set({ found });
}

/** Stores the draft in this browser, and returns the new state of the forms. */
export function withDraft(next: Edits, commit = state.get().commit): Partial<State> {
  return { ...next, commit, isDraftKept: storeDraft(store, commit, state.get(), next) };
}

/** Changes the forms. With a `message`, which is shown, the change can be undone. */
export function change(edit: (now: Version) => Version, message = ''): void {
  const { base, now, undo: last } = state.get();
  const next = edit(now);
  if (next === now) return;
  const lost: Change[] = [];
  if (last) merge(last.after, next, last.before, lost);
  const kept = lost.length > 0 ? undefined : last;
  const isSaved = deepEqual(base, next);
  set({
    ...withDraft({ base, now: next }),
    choices: [],
    undo: message ? { before: now, after: next, message } : kept,
    ...(isSaved && { problems: [], conflicts: [] }),
    ...((message || isSaved) && { message: '' }),
  });
}

/** Sets the value of a field, which confirms it. */
export function write(path: Path, value: unknown, message?: string): void {
  const [file = '', ...keys] = path;
  change((now) => withConfirmed(setIn(now, path, value), [file], [keys.join('.')]), message);
}

/** Reverts the last change with an undo, and keeps later ones. */
export function undo(): void {
  const { undo: last } = state.get();
  if (last) change((now) => merge(last.after, now, last.before));
  set({ undo: undefined });
}
