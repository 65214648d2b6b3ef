import sample from '../sample.json' with { type: 'json' };
import { isIn, valueEntries } from './source';

const WORD = 2 ** 32;
const FNV_START = { high: 0xcbf29ce4, low: 0x84222325 };
/** The prime is 2 ** 40 and this. */
const FNV_PRIME = 0x1b3;

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

/**
 * A short name for a text, the same in Node and in browsers, without waiting (FNV-1a, 64 bits). It protects nothing. In two halves, since
 * `BigInt` takes ten times as long, and a check asks for thousands.
 */
export function fingerprint(text: string): string {
  let { high, low } = FNV_START;
  for (const byte of new TextEncoder().encode(text)) {
    low = (low ^ byte) >>> 0;
    const product = low * FNV_PRIME;
    high = (high * FNV_PRIME + Math.floor(product / WORD) + low * 2 ** 8) % WORD;
    low = product % WORD;
  }
  const [first, last] = [high, low].map((half) => half.toString(16).padStart(8, '0'));
  return `${first}${last}`.slice(0, 10);
}
