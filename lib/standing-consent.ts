import { CONSENT_MONTHS, STORAGE_KEYS } from './constants';

/** What local storage holds under a key; null also where storage is blocked. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The stored decision about the map, if it still stands (docs/behaviour.md, “Consent”): not after `CONSENT_MONTHS`, and not
 * if the map has changed since, `data-asks` of `<html>` (year-month-day). One without a readable date stands.
 * @returns true for a yes, false for a no, null while nothing is decided.
 */
export function standingConsent(): boolean | null {
  const value = stored(STORAGE_KEYS.consent);
  const date = stored(STORAGE_KEYS.consentDate) ?? '';
  if (value !== 'true' && value !== 'false') return null;
  const made = new Date(/^\d{4}-\d\d-\d\d/.test(date) ? date : Number.NaN);
  const end = new Date(made);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  const isOld = end.getTime() < Date.now() || made < new Date(document.documentElement.dataset.asks ?? '');
  return isOld ? null : value === 'true';
}
