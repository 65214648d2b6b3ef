import { hashOf, rememberedText } from '@/model/data';
import { SAMPLE_NAMES } from '@/model/review';
import HASHES from './sample.json' with { type: 'json' };

/** Hashes of the sample's texts, facts and pictures (their Git object ids), which tools/sample.ts writes. The values would be large. */
const KNOWN = new Set(HASHES.join(' ').split(' '));

/** Whether a value is the sample’s, not one that replaced it under the same mark. In texts, the company may have put `ownName`. */
export function isOfSample(value: unknown, ownName?: string): boolean {
  if (value === ownName) return false;
  const original = typeof value === 'string' && ownName ? value.replaceAll(ownName, SAMPLE_NAMES[0]) : value;
  return typeof original === 'string' ? isKnown(original) : original !== undefined && KNOWN.has(hashOf(original));
}

const isKnown = rememberedText((text) => KNOWN.has(hashOf(text)));
