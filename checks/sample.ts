import { hashOf, rememberedText } from '@/model/data';
import HASHES from './sample.json' with { type: 'json' };

export const SAMPLE_NAMES = [
  'Nordstrek',
  'Nordmann',
  '00 12 34 5',
  '000 000 000',
  '.example',
  'Eksempelgata',
  'Postboks 1234',
] as const;

/** Hashes of the sample's texts, facts and pictures (their Git object ids), which tools/sample.ts writes. The values would be large. */
const KNOWN = new Set(HASHES.join(' ').split(' '));

/** Whether a value is the sample’s, not one that replaced it under the same mark. In texts, the company may have put `ownName`. */
export function isOfSample(value: unknown, ownName?: string): boolean {
  if (value === ownName) return false;
  const original = typeof value === 'string' && ownName ? value.replaceAll(ownName, SAMPLE_NAMES[0]) : value;
  return typeof original === 'string' ? isKnown(original) : original !== undefined && KNOWN.has(hashOf(original));
}

const isKnown = rememberedText((text) => KNOWN.has(hashOf(text)));

/** Whether a text contains a name or number of the sample, however its digits are grouped, but not within a longer word or number. */
export const hasSampleName = rememberedText((text) => {
  const plain = text.toLowerCase().replaceAll('\u00ad', '');
  return SAMPLE_PATTERNS.some((pattern) => pattern.test(plain));
});

const SAMPLE_PATTERNS = SAMPLE_NAMES.map((name) => {
  const isNumber = /^[\d ]+$/.test(name);
  if (isNumber)
    return new RegExp(`(?<!\\d[\\s.]?)(?:(?:00)?47\\W*)?${[...name.replaceAll(' ', '')].join('[\\s.()/-]*')}`);
  const words = name.toLowerCase().replace('.', '\\.').replaceAll(' ', '\\s+');
  return new RegExp(`${name.startsWith('.') ? '' : '(?<![\\p{L}\\d])'}${words}s?(?![\\p{L}\\d])`, 'u');
});
