import { htmlSignals } from '@/browser/signals';
import { readStorage } from '@/browser/storage';
import { CONSENT_MONTHS, STORAGE_KEYS } from '@/lib/constants';

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
