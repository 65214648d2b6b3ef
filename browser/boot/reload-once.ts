/** The HTTP status of a file of the site; null without a network. */
export async function fetchStatus(url: string): Promise<number | null> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}

/** Reloads a page one of whose files is gone, after `prepare`. Returns false, and does nothing, if a reload has not helped before. */
export function reloadOnce(prepare = () => {}): boolean {
  // A reload keeps this state.
  if (history.state?.reloaded) return false;
  prepare();
  history.replaceState({ ...history.state, reloaded: true }, '');
  location.reload();
  return true;
}
