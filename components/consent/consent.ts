import { useSyncExternalStore } from 'react';
import { CONSENT_MONTHS, STORAGE_KEYS } from '@/site/constants';
import { type StoredConsent, standingConsent } from '@/site/standing-consent';

/** What a visitor has decided about the map: nothing yet, yes, or no (docs/behaviour.md, “Consent”). */
export type Consent = 'unknown' | 'accepted' | 'declined';

const listeners = new Set<() => void>();
/** Holds for this visit what the storage would not take. */
let unstored: Consent | null = null;
let saved: Consent | null = null;

function stored(): StoredConsent {
  try {
    return {
      value: localStorage.getItem(STORAGE_KEYS.consent),
      date: localStorage.getItem(STORAGE_KEYS.consentDate),
    };
  } catch {
    return { value: null, date: null };
  }
}

/** The decision as stored; any value but 'true' and 'false' counts as unknown, and so do one that is too old and blocked storage. */
export function readConsent(): Consent {
  if (unstored) return unstored;
  const standing = standingConsent(stored(), CONSENT_MONTHS);
  return standing === null ? 'unknown' : standing ? 'accepted' : 'declined';
}

/** Tells one decision from the next, also where both say the same. */
export function readDecision(): string {
  return unstored ?? JSON.stringify(stored());
}

/** Stores a decision with its time, for this visit only where storage is blocked, and tells every part of the page. */
export function saveConsent(accepted: boolean): void {
  saved = accepted ? 'accepted' : 'declined';
  unstored = saved;
  try {
    localStorage.setItem(STORAGE_KEYS.consent, String(accepted));
    localStorage.setItem(STORAGE_KEYS.consentDate, new Date().toISOString());
    if (localStorage.getItem(STORAGE_KEYS.consent) === String(accepted)) unstored = null;
  } catch {
    // Blocked or full: the decision stays in `unstored`.
  }
  publish();
}

/** The decision, followed live: in this tab, from other tabs, and after a return from the back/forward cache. */
export function useConsent(): Consent | 'pending' {
  return useSyncExternalStore<Consent | 'pending'>(subscribe, readConsent, () => 'pending');
}

/** The mark of the last decision, followed live. */
export function useDecision(): string {
  return useSyncExternalStore(subscribe, readDecision, () => '');
}

/** The decision that was made on this page, for saying so aloud; null until there is one. */
export function useSavedConsent(): Consent | null {
  return useSyncExternalStore(
    subscribe,
    () => saved,
    () => null,
  );
}

function publish(): void {
  // The style sheet shows the banner by this mark, so that it stands right from the first paint on.
  const { dataset } = document.documentElement;
  if (readConsent() === 'unknown') dataset.consent = 'unknown';
  else delete dataset.consent;
  for (const listener of listeners) listener();
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== STORAGE_KEYS.consent && key !== STORAGE_KEYS.consentDate) return;
  unstored = null;
  publish();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', followOtherTabs);
    addEventListener('pageshow', publish);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', followOtherTabs);
    removeEventListener('pageshow', publish);
  };
}
