/**
 * Loads the page anew where one of its files is gone, because a new version of the site has replaced it: once, so that
 * nothing can loop, and not without a network, where the page in hand is all there is. Returns whether it does.
 * Its source text is inlined into every page, so it refers to nothing outside its arguments.
 *
 * @param keep stores what must cross over.
 */
export function reloadOnce(keep: () => void): boolean {
  // The mark lives in the history entry: it survives the reload and is stored nowhere.
  if (history.state?.reloaded || !navigator.onLine) return false;
  history.replaceState({ ...history.state, reloaded: true }, '');
  keep();
  location.reload();
  return true;
}
