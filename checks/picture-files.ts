import type { Bilingual } from '@/model/bilingual';
import { documentMistake } from './documents';
import { svgText } from './drawings';
import { say } from './messages';
import { hasRareColors, isHdr, jpegSegments, latin1 } from './picture-colors';
import type { Crop } from './picture-crops';
import { embeddedPictures, hasPosition } from './position';

type Size = { width: number; height: number };

/** The usual ending of each kind of picture. A file is of a kind by its content: a JPEG may be named .jfif, .bmp or have no ending. */
export const ENDINGS = { svg: 'svg', png: 'png', jpeg: 'jpg', webp: 'webp', avif: 'avif' } as const;
type PictureKind = keyof typeof ENDINGS;

const textAt = (bytes: Uint8Array, from: number, length: number) => latin1(bytes.subarray(from, from + length));

export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const start = textAt(bytes, 0, 12);
  if (start.startsWith('PNG', 1)) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.slice(4, 8) === 'ftyp') return /avi[fs]/.test(brandsOf(bytes)) ? 'avif' : undefined;
  return /<(\w+:)?svg[\s>]/.test(svgText(bytes.subarray(0, 20_000))) ? 'svg' : undefined;
}

export const isHeic = (bytes: Uint8Array) =>
  textAt(bytes, 4, 4) === 'ftyp' && /hei[cxms]|hev[cx]|mif1|msf1/.test(brandsOf(bytes)) && !kindOf(bytes);

/** Browsers show the first picture of such an animation; sharp cannot read it. */
const isMovingAvif = (bytes: Uint8Array) => textAt(bytes, 4, 8) === 'ftypavis';

const brandsOf = (bytes: Uint8Array) => textAt(bytes, 8, Math.min(numberAt(bytes, 0), 128) - 8);

const numberAt = (bytes: Uint8Array, at: number, littleEndian = false) =>
  at + 4 > bytes.length ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, littleEndian);

/** Returns whether the end of a file is missing, as after a download that broke off. Decoders do not agree about that. */
function isCutOff(bytes: Uint8Array, kind: PictureKind): boolean {
  const isMissing = (end: string, from: number) => !textAt(bytes, from, bytes.length).includes(end);
  switch (kind) {
    case 'jpeg':
      return isMissing('\xff\xd9', jpegSegments(bytes).at(-1) ?? 0);
    case 'png':
      return isMissing('IEND', 0);
    case 'webp':
      return numberAt(bytes, 4, true) + 8 > bytes.length;
    case 'avif':
      return boxesEnd(bytes) > bytes.length;
    case 'svg':
      return !/<\/(\w+:)?svg\s*>\s*(<[!?][\s\S]*)?$/.test(svgText(bytes));
  }
}

function boxesEnd(bytes: Uint8Array): number {
  let end = 0;
  while (end < bytes.length) {
    const size = numberAt(bytes, end);
    if (size < 8) return bytes.length; // its box goes on to the end, or has a size of 64 bits
    end += size;
  }
  return end;
}

const ICON = /^content\/images\/(mark|icon|contours-\w+)(\.\w+)?$/;

export const isIcon = (path: string) => ICON.test(path);

const isLines = (path: string) => path.startsWith('content/images/contours-');

const isPhoto = (path: string) => path.startsWith('content/images/') && !isIcon(path);

export const isPublished = (path: string) => /^public\/(?!pictures\/|favicon\.ico$|brand\/contours-)/.test(path);

/** Returns what is wrong with a file before anything decodes it; undefined if nothing is. `texts` are its decompressed texts. */
export function fileMistake(path: string, bytes: Uint8Array, texts?: Uint8Array[]): Bilingual | undefined {
  if (!isPublished(path)) return pictureMistake(path, bytes);
  return documentMistake(path, bytes) ?? (hasPosition(bytes, texts) ? say('hasPosition') : undefined);
}

function pictureMistake(path: string, bytes: Uint8Array): Bilingual | undefined {
  if (bytes.length === 0) return say('emptyFile');
  if (isHeic(bytes)) return say('heic');
  const kind = kindOf(bytes);
  if (isPhoto(path) && (!kind || kind === 'svg')) return say('notAPhoto');
  if (isLines(path) && kind !== 'svg') return say('notADrawing');
  if (!kind) return say('notAPicture');
  if (isCutOff(bytes, kind)) return say('cutOff');
  return kind === 'svg' ? svgMistake(svgText(bytes)) : photoMistake(bytes, kind);
}

function photoMistake(bytes: Uint8Array, kind: Exclude<PictureKind, 'svg'>): Bilingual | undefined {
  if (isHdr(bytes)) return say('hdr');
  if (isMovingAvif(bytes)) return say('badPicture');
  return hasRareColors(bytes, kind) ? say('rareColors') : undefined;
}

const COMMENTS_AND_STYLES = /<!--[\s\S]*?-->|<style[\s\S]*?<\/style>/g;
const OWN_FONT = /@font-face[^}]*url\(["']?data:/;
const LETTERS = /<(?:\w+:)?(?:text|tspan|textPath)(?:\s[^<>]*)?>\s*[^<>\s]/;
/** HTML in a drawing. Illustrator writes data of its own into such an element, which no browser shows. */
const HTML = /<(?:\w+:)?foreignObject(?![^<>]*requiredExtensions)[^<>]*[^/]>/;
const OUTSIDE_PICTURE = /<(?:\w+:)?image\s[^>]*href=["'](?!data:|#)/;
/** Browsers ignore it; the build does not read a drawing that uses it. */
const OUTSIDE_ENTITY = /<!ENTITY\s+\S+\s+(?:SYSTEM|PUBLIC)\s/;

export const embeddedPhotos = (svg: string) => embeddedPictures(svg).filter((bytes) => kindOf(bytes) !== 'svg');

/** The build draws no others in a drawing. */
const isEmbeddable = (bytes: Uint8Array) => ['png', 'jpeg'].includes(kindOf(bytes) ?? '');

/** Returns what a browser or the build would not draw of an SVG file, or would draw with another font. */
function svgMistake(svg: string): Bilingual | undefined {
  const elements = svg.replaceAll(COMMENTS_AND_STYLES, '');
  if (HTML.test(elements) || (LETTERS.test(elements) && !OWN_FONT.test(svg))) return say('svgLetters');
  if (OUTSIDE_PICTURE.test(elements)) return say('svgOutside');
  if (OUTSIDE_ENTITY.test(elements)) return say('badPicture');
  return embeddedPhotos(elements).every(isEmbeddable) ? undefined : say('svgEmbedded');
}

export function sizeMistake({ width, height }: Size, crop: Crop): Bilingual | undefined {
  const least = leastSize(crop);
  if (width >= least.width && height >= least.height) return undefined;
  return say('pictureSmall', { found: sizeText({ width, height }), least: sizeText(least) });
}

export const leastSize = ({ widths, height, least }: Crop): Size => least ?? { width: widths.at(-1) ?? 0, height };

export const sizeText = ({ width, height }: Size) => `${width} × ${height}`;
