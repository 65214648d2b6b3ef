import { CONSENT_MONTHS, STORAGE_KEYS } from '@/lib/constants';
import { htmlSignals } from './signals.browser';

/** Reads an item of local storage; null also if storage is blocked. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores an item in local storage. Returns whether it is there: storage may be blocked or full. */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return localStorage.getItem(key) === value;
  } catch {
    return false;
  }
}

/** Returns the decision about the map; null if there is none, or an old one, or one from before the map changed (`data-consent-since`). */
export function storedConsent(): boolean | null {
  const value = readStorage(STORAGE_KEYS.consent);
  const date = readStorage(STORAGE_KEYS.consentDate) ?? '';
  if (value !== 'true' && value !== 'false') return null;
  const made = new Date(/^\d{4}-\d\d-\d\d/.test(date) ? date : Number.NaN);
  const end = new Date(made);
  end.setMonth(end.getMonth() + CONSENT_MONTHS);
  const isOld = end.getTime() < Date.now() || made < new Date(htmlSignals().consentSince ?? '');
  return isOld ? null : value === 'true';
}
