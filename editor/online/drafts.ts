const COMMIT = 'editor.commit';
const STORE = 'draft-backups';

/** Whether the CMS keeps something that was written and not saved. */
async function hasDraft(repository: string): Promise<boolean> {
  const name = `github:${repository}`;
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
  const request = indexedDB.open(name);
  const database = await settled(request);
  const isThere = database.objectStoreNames.contains(STORE);
  const count = isThere ? await settled(database.transaction(STORE).objectStore(STORE).count()) : 0;
  database.close();
  return count > 0;
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * The commit that the forms show. A draft is a whole file as it was written: with one, the forms begin where it was begun, so that saving
 * it does not undo what others have changed since.
 */
export async function commitToShow(repository: string, head: string): Promise<string> {
  const kept = localStorage.getItem(COMMIT);
  const commit = kept && (await hasDraft(repository)) ? kept : head;
  localStorage.setItem(COMMIT, commit);
  return commit;
}

const DRAFT_DELAY = 700; // milliseconds
/** When something was last typed or pressed in a form. */
let lastChange = Number.NEGATIVE_INFINITY;
for (const type of ['input', 'click']) {
  addEventListener(
    type,
    ({ target }) => {
      if (target instanceof Element && target.closest('#nc-root')) lastChange = performance.now();
    },
    true,
  );
}

/** Ends once the CMS has kept what was written last: it does so after half a second, and not at all when the form is left before. */
export function draftKept(): Promise<void> {
  const delay = Math.max(0, lastChange + DRAFT_DELAY - performance.now());
  return new Promise((resolve) => setTimeout(resolve, delay));
}

/** After a save the forms show this one. */
export const rememberCommit = (commit: string) => localStorage.setItem(COMMIT, commit);
