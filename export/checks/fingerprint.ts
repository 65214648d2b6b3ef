const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** A short name for a text, the same in Node and in browsers, without waiting (FNV-1a, 64 bits). It protects nothing. */
export function fingerprint(text: string): string {
  let hash = FNV_START;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  return hash.toString(16).padStart(16, '0').slice(0, 10);
}
