import { type ButtonPlace, buttonAt, placeOfButton } from './dom';
import { isWriting, saveDraft } from './draft';

/** In `history.state`, which a reload keeps. */
type Reloaded = { reloaded?: boolean; pressed?: ButtonPlace[] };

/** What the host answers to a request for a file of the site: an HTTP status, null without a network. */
export async function fetchStatus(url: string): Promise<number | null> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return null;
  }
}

/** Reloads a page whose file is gone, once; one with a draft only if the visitor `asked` for it. Then presses `pressed` again. Whether it does. */
export function reloadOnce(asked: boolean, pressed: Iterable<HTMLButtonElement> = []): boolean {
  const state: Reloaded | null = history.state;
  if (state?.reloaded || (!asked && isWriting())) return false;
  const next: Reloaded = { ...state, reloaded: true, pressed: [...pressed].map(placeOfButton) };
  history.replaceState(next, '');
  saveDraft();
  location.reload();
  return true;
}

/** After the reload: presses what was pressed before it, once. */
export function pressAgain(): void {
  const { pressed, ...state }: Reloaded = history.state ?? {};
  if (!pressed?.length) return;
  history.replaceState(state, '');
  for (const place of pressed) buttonAt(place)?.click();
}
