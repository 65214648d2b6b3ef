import { isWriting, saveDraft } from './draft';

/** Whether the host no longer has a file, because a new version of the site replaced it. False without a network. */
export async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Reloads a page whose file is gone, once. A page with a draft only if the visitor has `asked` for the file. */
export function reloadOnce(asked: boolean): boolean {
  if (history.state?.reloaded || (!asked && isWriting())) return false;
  history.replaceState({ ...history.state, reloaded: true }, '');
  saveDraft();
  location.reload();
  return true;
}
