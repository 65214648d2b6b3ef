/** Tags of EXIF directories: the directory with the position, and what it contains. Cameras also write it without a position. */
const POSITION = 0x8825;
const LATITUDE = 2;
const GPS_IN_XMP = /exif:GPS(Latitude|Longitude)/;
const ENTRY_BYTES = 12;

/** Returns whether a file has the position where a photo was taken: in EXIF or XMP data of any format, or of a photo inside an SVG. */
export function hasPosition(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (GPS_IN_XMP.test(text) || [...text.matchAll(/II\*\0|MM\0\*/g)].some(({ index }) => hasLatitude(bytes, index)))
    return true;
  const embedded = text.matchAll(/data:image\/\w+;base64,([A-Za-z0-9+/=\s]+)/g);
  return [...embedded].some(([, data = '']) => hasPosition(bytesOf(data)));
}

/** Returns whether the EXIF data whose TIFF header is at `start` have a position. */
function hasLatitude(bytes: Uint8Array, start: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  if (view.byteLength < 8) return false;
  const isLittleEndian = view.getUint8(0) === 0x49;
  /** Returns where the entry with a tag is in the directory at `offset`. */
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

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
