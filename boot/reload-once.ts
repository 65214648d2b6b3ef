import { CONTACT_FORM_ID } from '@/lib/constants';
import { type ButtonPlace, buttonAt, placeOfButton } from './dom';

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

/** Whether the visitor has typed something into the contact form, or is about to. */
export function isWriting(): boolean {
  const form = document.querySelector<HTMLFormElement>(`form#${CONTACT_FORM_ID}`);
  if (!form) return false;
  return form.contains(document.activeElement) || [...new FormData(form).values()].some(Boolean);
}

/** Reloads a page whose file is gone, unless that was in vain before. Then presses `pressed` again. Whether it does. */
export function reloadOnce(pressed: Iterable<HTMLButtonElement>): boolean {
  const state: Reloaded | null = history.state;
  if (state?.reloaded) return false;
  const next: Reloaded = { ...state, reloaded: true, pressed: [...pressed].map(placeOfButton) };
  history.replaceState(next, '');
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
