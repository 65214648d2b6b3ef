import sample from '../sample.json' with { type: 'json' };
import { isIn, valueEntries } from './source';

const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/**
 * An entry of `keptTexts` for a text of a language, or a group of texts: `no.hero.lead 8c5767`. The code of a text changes with it, that
 * of a chapter with the sample's: what an owner writes asks for nothing, what an update changes is asked for again. A fact has its name
 * only.
 */
export function keptEntry(locale: string, data: object, key: string): string {
  const sampleCodes: Partial<Record<string, string>> = sample.chapters;
  const name = `${locale}.${key}`;
  return `${name} ${sampleCodes[name] ?? codeOfTexts(data, key)}`;
}

/** How a text is kept, for the end of a sentence. */
export const keepAdvice = (locale: string, data: object, key: string) =>
  `add "${keptEntry(locale, data, key)}" to "keptTexts" if it is true of you`;

/** The keys that `entries` keep in a catalog. */
export function keptKeys(entries: string[], locale: string, data: object): string[] {
  const ofLocale = entries.filter((entry) => entry.startsWith(`${locale}.`));
  const keys = ofLocale.map((entry) => entry.slice(locale.length + 1).replace(/ .*/, ''));
  return keys.filter((key) => ofLocale.includes(keptEntry(locale, data, key)));
}

const codeOfTexts = (data: object, key: string) => codeOf(valueEntries(data).filter(([name]) => isIn([key], name)));

/** The code of texts with their keys. */
export const codeOf = (texts: [key: string, text: unknown][]) => fingerprint(JSON.stringify(texts)).slice(0, 6);

/** A short name for a text, the same in Node and in browsers, without waiting (FNV-1a, 64 bits). It protects nothing. */
export function fingerprint(text: string): string {
  let hash = FNV_START;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0').slice(0, 10);
}
