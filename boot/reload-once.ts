import { isWriting, saveDraft } from './draft';

/**
 * Loads the page anew where one of its files is gone, because a new version of the site has replaced it: once, so that
 * nothing can loop, and not without a network, where the page in hand is all there is. What stands in the form crosses over.
 * @param asked whether the visitor waits for an answer to a press; else nothing is loaded under somebody who writes.
 * @returns whether it does.
 */
export function reloadOnce(asked: boolean): boolean {
  // The mark lives in the history entry: it survives the reload and is stored nowhere.
  if (history.state?.reloaded || !navigator.onLine || (!asked && isWriting())) return false;
  history.replaceState({ ...history.state, reloaded: true }, '');
  saveDraft();
  location.reload();
  return true;
}
