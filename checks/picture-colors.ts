/** How a picture codes its colors, by numbers of ITU-T H.273. */
export interface Coding {
  primaries: number;
  transfer: number;
}

const HEAD = 100_000; // bytes
const SIGNATURE = 0x89504e47; // of a PNG
const FIRST_CHUNK = 8; // after the signature
const AROUND = 12; // bytes of a chunk besides its data: length, name, checksum
const HDR = [16, 18]; // PQ and HLG

/** Returns the coding that a PNG or an AVIF names without a profile. */
export function codingOf(bytes: Uint8Array): Coding | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const byteAfter = (name: string, distance: number) => bytes[head.indexOf(name) + name.length + distance] ?? 0;
  const [inPng, inAvif] = ['\0\0\0\x04cICP', 'colrnclx'] as const;
  if (head.includes(inPng)) return { primaries: byteAfter(inPng, 0), transfer: byteAfter(inPng, 1) };
  return head.includes(inAvif) ? { primaries: byteAfter(inAvif, 1), transfer: byteAfter(inAvif, 3) } : undefined;
}

/** Returns whether a picture has more light than ordinary screens. */
export const isHdr = (bytes: Uint8Array) => HDR.includes(codingOf(bytes)?.transfer ?? 0);

/** Returns the chunks of a PNG; none for another file. */
export function pngChunks<Bytes extends Uint8Array>(png: Bytes): { name: string; data: Bytes }[] {
  const chunks: { name: string; data: Bytes }[] = [];
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const isPng = png.length > FIRST_CHUNK && view.getUint32(0) === SIGNATURE;
  for (let at = FIRST_CHUNK; isPng && at + AROUND <= png.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ name, data: png.subarray(at + 8, at + 8 + length) as Bytes });
    at += AROUND + length;
  }
  return chunks;
}

/** CMYK profiles whose table leads to XYZ, or is of the fourth version. */
const OTHER_INKS = /CMYKXYZ [\s\S]{12}acsp/;
const NEW_INKS = 'mAB \0\0\0\0\x04\x03';

/** Returns whether a picture has inks with a profile that the build does not read. */
export function hasOtherInks(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return OTHER_INKS.test(text) || text.includes(NEW_INKS);
}
