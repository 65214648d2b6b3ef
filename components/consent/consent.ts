import { createStore } from '@/components/ui/store';
import { STORAGE_KEYS } from '@/lib/constants';
import { standingConsent, stored } from '@/lib/standing-consent';

/** What a visitor has decided about the map: nothing yet, yes, or no (docs/behaviour.md, “Consent”). */
export type Consent = 'unknown' | 'accepted' | 'declined';

/** What was decided on this page: what storage would not take, kept for this visit, and the last decision. */
const visit = createStore<{ unstored: Consent | null; saved: Consent | null }>({ unstored: null, saved: null }, follow);

/** The decision as stored; unknown for any value but 'true' and 'false', for one that is too old, and where storage is blocked. */
export function readConsent(): Consent {
  const { unstored } = visit.get();
  if (unstored) return unstored;
  const standing = standingConsent();
  return standing === null ? 'unknown' : standing ? 'accepted' : 'declined';
}

/** Tells one decision from the next, even where both say the same. */
export function readDecision(): string {
  return visit.get().unstored ?? JSON.stringify([stored(STORAGE_KEYS.consent), stored(STORAGE_KEYS.consentDate)]);
}

/** Stores a decision with its time, for this visit only where storage is blocked, and tells every part of the page. */
export function saveConsent(accepted: boolean): void {
  const saved = accepted ? 'accepted' : 'declined';
  let unstored: Consent | null = saved;
  try {
    localStorage.setItem(STORAGE_KEYS.consent, String(accepted));
    localStorage.setItem(STORAGE_KEYS.consentDate, new Date().toISOString());
    if (localStorage.getItem(STORAGE_KEYS.consent) === String(accepted)) unstored = null;
  } catch {
    // Blocked or full: the decision stays in `unstored`.
  }
  publish({ unstored, saved });
}

/** The decision, followed live: in this tab, from other tabs, and after a return from the back/forward cache. */
export const useConsent = () => visit.use<Consent | 'pending'>(readConsent, 'pending');

/** The mark of the last decision, followed live. */
export const useDecision = () => visit.use(readDecision, '');

/** The decision that was made on this page, for screen readers; null until there is one. */
export const useSavedConsent = () => visit.use(({ saved }) => saved);

function publish(change: Partial<ReturnType<typeof visit.get>>): void {
  visit.set({ ...visit.get(), ...change });
  // The style sheet goes by this mark, so that the banner is right from the first paint.
  const { dataset } = document.documentElement;
  if (readConsent() === 'unknown') dataset.consent = 'unknown';
  else delete dataset.consent;
}

function follow(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === STORAGE_KEYS.consent || key === STORAGE_KEYS.consentDate) publish({ unstored: null });
  };
  // From the back/forward cache, or from another page that this one was made ready behind.
  const onReturn = () => publish({});
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onReturn);
  document.addEventListener('prerenderingchange', onReturn);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onReturn);
    document.removeEventListener('prerenderingchange', onReturn);
  };
}
