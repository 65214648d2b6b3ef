export async function fetchStatus(url: string): Promise<number | null> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}

/** Reloads a page whose script is gone. Returns false, and does nothing, if a reload has not helped. */
export function reloadOnce(): boolean {
  // A reload keeps this state.
  if (history.state?.reloaded) return false;
  history.replaceState({ ...history.state, reloaded: true }, '');
  location.reload();
  return true;
}

/** Lets the page be reloaded again, for the next new version. */
export function forgetReload(): void {
  if (!history.state?.reloaded) return;
  const { reloaded, ...state } = history.state;
  history.replaceState(state, '');
}
