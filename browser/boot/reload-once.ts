import { CONTACT_FORM_ID } from '@/company/constants';

/** The HTTP status of a file of the site; null without a network. */
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

/** Reloads a page one of whose files is gone, after `prepare`. Returns false, and does nothing, if a reload has not helped before. */
export function reloadOnce(prepare = () => {}): boolean {
  // A reload keeps this state.
  if (history.state?.reloaded) return false;
  prepare();
  history.replaceState({ ...history.state, reloaded: true }, '');
  location.reload();
  return true;
}
