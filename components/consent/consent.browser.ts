import { createStore } from 'next-islands/store';
import { htmlSignals } from '@/browser/signals';
import { readStorage, writeStorage } from '@/browser/storage';
import { STORAGE_KEYS } from '@/lib/constants';
import { storedConsent } from './stored-consent.browser';

/** The decision of this visit if storage is blocked, and the last one made on this page (docs/behaviour.md, “Consent”). */
const visit = createStore<Record<'unstored' | 'saved', boolean | null>>({ unstored: null, saved: null });

/** Returns the visitor's decision: this visit's if storage is blocked, else the stored one; null if there is none. */
export const readConsent = () => visit.get().unstored ?? storedConsent();

/** Stores a decision with its time; where storage is blocked, it is valid for this visit. */
export function saveConsent(accepted: boolean): void {
  const isStored =
    writeStorage(STORAGE_KEYS.consent, String(accepted)) &&
    writeStorage(STORAGE_KEYS.consentDate, new Date().toISOString());
  publish({ unstored: isStored ? null : accepted, saved: accepted });
}

export const useConsent = () => visit.use(readConsent, null);
/** The time of the stored decision: a later one differs even if it has the same value. */
export const useDecisionTime = () => visit.use(() => readStorage(STORAGE_KEYS.consentDate), null);
export const useSavedConsent = () => visit.use(({ saved }) => saved, null);

function publish(change: Partial<ReturnType<typeof visit.get>>): void {
  visit.set({ ...visit.get(), ...change });
  // The style sheet shows the banner by this attribute, which the boot script sets before the first paint.
  if (readConsent() === null) htmlSignals().consent = 'unknown';
  else delete htmlSignals().consent;
}

// Follows decisions in other tabs, also after the page was in the back/forward cache.
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.consent || key === STORAGE_KEYS.consentDate) publish({ unstored: null });
  });
  addEventListener('pageshow', () => publish({}));
}
