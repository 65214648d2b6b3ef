/** How a picture codes its colors, by numbers of ITU-T H.273. */
interface Coding {
  primaries: number;
  transfer: number;
}

const HEAD = 100_000; // bytes
const SIGNATURE = 0x89504e47; // of a PNG
const FIRST_CHUNK = 8; // after the signature
const AROUND = 12; // bytes of a chunk besides its data: length, name, checksum
const HDR = [16, 18]; // PQ and HLG

/** Decodes bytes below 128 and from 160 on as their numbers; browsers take `latin1` for windows-1252, which has others between. */
export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function codingOf(bytes: Uint8Array): Coding | undefined {
  const head = latin1(bytes.subarray(0, HEAD));
  const byteAfter = (name: string, distance: number) => bytes[head.indexOf(name) + name.length + distance] ?? 0;
  const [inPng, inAvif] = ['\0\0\0\x04cICP', 'colrnclx'] as const;
  if (head.includes(inPng)) return { primaries: byteAfter(inPng, 0), transfer: byteAfter(inPng, 1) };
  return head.includes(inAvif) ? { primaries: byteAfter(inAvif, 1), transfer: byteAfter(inAvif, 3) } : undefined;
}

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

/** Whether a picture has its colors in a way that browsers read and the build does not: inks, or a rare coding without a profile. */
export function hasRareColors(bytes: Uint8Array, kind: 'jpeg' | 'png' | 'webp' | 'avif'): boolean {
  if (kind === 'jpeg') return channelsOf(bytes) === INKS;
  const coding = codingOf(bytes);
  if (kind === 'avif') {
    const profile = profileOf(bytes);
    return profile ? isWide(profile) : isRare(coding);
  }
  return kind === 'png' && (coding ? isRare(coding) : hasRareGamma(bytes));
}

const INKS = 4;
/** Those that browsers do not read as sRGB, by their numbers. */
const RARE_PRIMARIES = [5, 6, 7, 9, 12];
const RARE_TRANSFERS = [4, 5, 8];

const isRare = (coding?: Coding) =>
  coding !== undefined && (RARE_PRIMARIES.includes(coding.primaries) || RARE_TRANSFERS.includes(coding.transfer));

function profileOf(avif: Uint8Array): Uint8Array | undefined {
  const at = latin1(avif.subarray(0, HEAD)).search(/colr(prof|rICC)/);
  return at < 0 ? undefined : avif.subarray(at + 8);
}

/** How much X the red of sRGB has in a profile, in 1/65,536. */
const RED = 28_578;

/** Whether a profile is for more colors than sRGB, in which decoders of AVIF differ by up to 15 of 255. */
function isWide(profile: Uint8Array): boolean {
  const text = latin1(profile.subarray(0, HEAD));
  if (text.slice(16, 20) === 'GRAY') return false;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const tag = text.indexOf('rXYZ');
  const at = tag < 0 ? 0 : view.getUint32(tag + 4) + 8;
  return at + 4 > profile.length || Math.abs(view.getInt32(at) - RED) > TOLERANCE;
}

/** Returns where the segments of a JPEG begin, and at last its pixels: a segment may contain a small JPEG. */
export function jpegSegments(jpeg: Uint8Array): number[] {
  const starts = [2];
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; starts.push(at))
    at += jpeg[at + 1] === 0xff ? 1 : 2 + 256 * (jpeg[at + 2] ?? 0) + (jpeg[at + 3] ?? 0);
  return starts;
}

const isFrame = (marker = 0) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function channelsOf(jpeg: Uint8Array): number | undefined {
  const frame = jpegSegments(jpeg).find((at) => isFrame(jpeg[at + 1]));
  return frame && jpeg[frame + 9];
}

/** Of sRGB, times 100,000: x and y of white, red, green and blue; and the gamma that is nearest to its curve. */
const SRGB = { cHRM: [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000], gAMA: [45_455] };
const TOLERANCE = 1_000;

/** Returns whether a PNG without a profile names a gamma and primaries that are not nearly those of sRGB. */
function hasRareGamma(png: Uint8Array): boolean {
  const chunks = pngChunks(png);
  if (!chunks.some(({ name }) => name === 'gAMA') || chunks.some(({ name }) => /^(iCCP|sRGB)$/.test(name)))
    return false;
  return Object.entries(SRGB).some(([name, usual]) => {
    const data = chunks.find((chunk) => chunk.name === name && chunk.data.length === 4 * usual.length)?.data;
    const view = data && new DataView(data.buffer, data.byteOffset, data.byteLength);
    return view && usual.some((value, index) => Math.abs(view.getUint32(4 * index) - value) > TOLERANCE);
  });
}
