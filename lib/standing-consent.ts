/** A decision about the map as it lies in the storage, and when it was made; null is what is not there. */
export interface StoredConsent {
  value: string | null;
  date: string | null;
}

/**
 * Whether a stored decision about the map still stands, and which it is (docs/behaviour.md, “Consent”): after so many
 * months it has to be asked for again. One without a readable date stands. Used by the boot script before the first
 * paint, and by the islands.
 *
 * @returns true for a yes, false for a no, null while nothing is decided.
 */
export function standingConsent({ value, date }: StoredConsent, months: number): boolean | null {
  if (value !== 'true' && value !== 'false') return null;
  const end = new Date(/^\d{4}-\d\d-\d\d/.test(date || '') ? date || '' : Number.NaN);
  end.setMonth(end.getMonth() + months);
  return end.getTime() < Date.now() ? null : value === 'true';
}
