import { isWriting, saveDraft } from './draft';

/**
 * Whether a file is no longer on the host, because a new version of the site has replaced it. Without an answer there is
 * no network, which says nothing about the file.
 */
export async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * Reloads a page whose file is gone: once, so that nothing can loop. What stands in the form survives.
 * @param asked whether the visitor waits for an answer to a press; if not, nobody who is writing is disturbed.
 * @returns whether it does.
 */
export function reloadOnce(asked: boolean): boolean {
  // The mark lives in the history entry: it survives the reload and is stored nowhere.
  if (history.state?.reloaded || (!asked && isWriting())) return false;
  history.replaceState({ ...history.state, reloaded: true }, '');
  saveDraft();
  location.reload();
  return true;
}
