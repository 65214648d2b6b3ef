import { latin1, pngChunks } from './picture-colors';

/** Tags of EXIF directories: the directory with the position, and what it contains. Cameras also write it without a position. */
const POSITION = 0x8825;
const LATITUDE = 2;
const GPS_IN_XMP = /\w:(?:GPS|decimal|verbatim)(?:Latitude|Longitude)\b|<geo:lat[\s>]|\bgeo:lat=/i;
/** As phones, old Android phones and action cameras write it. A JPEG XL may have it in compressed data. */
const IN_OTHERS = /\xa9xyz[\s\S]{4}[+-]\d|quicktime\.location\.ISO6709|loci\0{4}|GoPro MET|brob(?:Exif|xml )/;
/** EXIF or XMP data that are compressed in a PNG. */
const COMPRESSED = /zTXtRaw profile type (?:exif|APP1|xmp)\b|iTXtXML:com\.adobe\.xmp\0[^\0]/;
/** What is before the data in a chunk of compressed text, by its name. */
const BEFORE_TEXT: Record<string, RegExp> = { zTXt: /^[^\0]*\0\0/, iTXt: /^[^\0]*\0[^\0]\0[^\0]*\0[^\0]*\0/ };
/** EXIF or XMP data of a PNG in hexadecimal numbers, as ImageMagick writes them. */
const IN_HEX = /\n\w+\n\s*\d+\n([\da-f\s]+)/g;
const IN_BASE64 = /data:image\/[^,"']*;base64,([\w+/=%\s&#;]+)/g;
const ENTRY_BYTES = 12;

export const embeddedPictures = (svg: string): Uint8Array[] =>
  [...svg.matchAll(IN_BASE64)].map(([, data = '']) => ofBase64(data.replace(/&#\w+;/g, '')));

export function compressedTexts(bytes: Uint8Array): Uint8Array[] {
  return pngChunks(bytes).flatMap(({ name, data }) => {
    const [start] = BEFORE_TEXT[name]?.exec(latin1(data)) ?? [];
    return start ? [data.subarray(start.length)] : [];
  });
}

/** Returns whether a file has the position of a photo or video. Without `texts`, its decompressed ones, it may have one in those. */
export function hasPosition(bytes: Uint8Array, texts?: Uint8Array[]): boolean {
  const text = latin1(bytes);
  if ([GPS_IN_XMP, IN_OTHERS, ...(texts ? [] : [COMPRESSED])].some((pattern) => pattern.test(text))) return true;
  if ([...text.matchAll(/II\*\0|MM\0\*/g)].some(({ index }) => hasLatitude(bytes, index))) return true;
  const inHex = [...text.matchAll(IN_HEX)].map(([, data = '']) => ofHex(data));
  return [...inHex, ...embeddedPictures(text), ...(texts ?? [])].some((part) => hasPosition(part));
}

function hasLatitude(bytes: Uint8Array, start: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  if (view.byteLength < 8) return false;
  const isLittleEndian = view.getUint8(0) === 0x49;
  const entryOf = (tag: number, offset: number) => {
    if (offset + 2 > view.byteLength) return undefined;
    const entries = Array.from(
      { length: view.getUint16(offset, isLittleEndian) },
      (_, i) => offset + 2 + i * ENTRY_BYTES,
    );
    return entries.find((at) => at + ENTRY_BYTES <= view.byteLength && view.getUint16(at, isLittleEndian) === tag);
  };
  const position = entryOf(POSITION, view.getUint32(4, isLittleEndian));
  return position !== undefined && entryOf(LATITUDE, view.getUint32(position + 8, isLittleEndian)) !== undefined;
}

const ofHex = (hex: string) =>
  Uint8Array.from(hex.replace(/\s/g, '').match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

function ofBase64(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(decodeURIComponent(base64)), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
