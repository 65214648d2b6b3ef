import { SAMPLE_NAMES } from '@/model/review';
import HASHES from './sample.json' with { type: 'json' };

/** Hashes of the sample's texts, facts and pictures (their Git object ids), which tools/sample.ts writes. The values would be large. */
const KNOWN = new Set(HASHES.join(' ').split(' '));

/** Whether a value is the sample’s, not one that replaced it under the same mark. In texts, the company may have put `ownName`. */
export function isOfSample(value: unknown, ownName?: string): boolean {
  if (value === ownName) return false;
  const original = typeof value === 'string' && ownName ? value.replaceAll(ownName, SAMPLE_NAMES[0]) : value;
  return original !== undefined && KNOWN.has(hashOf(original));
}

/** Returns the FNV-1a hash of a text, or of the JSON of another value. */
export function hashOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const hash = [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}
