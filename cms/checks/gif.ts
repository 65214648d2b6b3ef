const HEADER = 13; // bytes
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const MOST_BITS = 12; // of a code

/** Returns whether the first picture of a GIF has all its pixels. Decoders do not agree about one that has not. */
export function isWholeGif(bytes: Uint8Array): boolean {
  const byteAt = (at: number) => bytes[at] ?? 0;
  const sizeAt = (at: number) => byteAt(at) + 256 * byteAt(at + 1);
  const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = HEADER + colorTable(byteAt(10));
  while (bytes[at] === EXTENSION) at = blocksAt(bytes, at + 2).end;
  if (bytes[at] !== IMAGE) return false;
  const pixels = sizeAt(at + 5) * sizeAt(at + 7);
  const data = at + 10 + colorTable(byteAt(at + 9));
  return pixelsIn(blocksAt(bytes, data + 1).content, byteAt(data)) >= pixels;
}

/** Joins blocks of data, each of which begins with its length, and says where they end. */
function blocksAt(bytes: Uint8Array, start: number) {
  const content: number[] = [];
  let at = start;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) {
    for (const byte of bytes.subarray(at + 1, at + 1 + length)) content.push(byte);
    at += length + 1;
  }
  return { content, end: at + 1 };
}

/** Returns how many pixels LZW codes stand for, up to a code that cannot be there. */
function pixelsIn(content: number[], firstBits: number): number {
  const clear = 2 ** firstBits;
  /** How many pixels each code stands for. `clear` stands for none, and nothing comes after the code that follows it. */
  const start = () => [...Array.from({ length: clear }, () => 1), 0, 0];
  let lengths = start();
  let previous = 0;
  let pixels = 0;
  for (let bit = 0; ; ) {
    const bits = Math.min(MOST_BITS, Math.floor(Math.log2(lengths.length)) + 1);
    const code = codeAt(content, bit, bits);
    bit += bits;
    if (previous > 0) lengths.push(previous + 1);
    previous = lengths[code] ?? 0;
    pixels += previous;
    if (code === clear) lengths = start();
    else if (previous === 0) return pixels;
  }
}

/** Returns the number at a bit; -1 after the last one. */
function codeAt(content: number[], bit: number, bits: number): number {
  const at = bit >> 3;
  if (bit + bits > content.length * 8) return -1;
  const word = (content[at] ?? 0) | ((content[at + 1] ?? 0) << 8) | ((content[at + 2] ?? 0) << 16);
  return (word >> (bit & 7)) & (2 ** bits - 1);
}
