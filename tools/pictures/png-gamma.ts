import sharp, { type Sharp } from 'sharp';

const FIRST_CHUNK = 8; // after the signature
const AROUND = 12; // bytes of a chunk besides its data: length, name, checksum
const USUAL = 1 / 2.2;

/**
 * Returns the gamma with which browsers read a PNG; undefined if they read it as sRGB. A profile counts more, and the
 * usual gamma counts only beside chromaticities, which ImageMagick writes.
 */
export function gammaOf(png: Buffer): number | undefined {
  const chunks = headOf(png);
  const value = chunks.gAMA?.readUInt32BE(0);
  if (!value || chunks.iCCP || chunks.sRGB || chunks.cICP) return undefined;
  const gamma = value / 100_000;
  return chunks.cHRM || Math.abs(gamma - USUAL) > 0.01 ? gamma : undefined;
}

/** Returns the data of the chunks before the pixels. */
function headOf(png: Buffer): Record<string, Buffer | undefined> {
  const chunks: Record<string, Buffer> = {};
  for (let at = FIRST_CHUNK; at + AROUND <= png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') break;
    chunks[name] = png.subarray(at + 8, at + 8 + length);
    at += AROUND + length;
  }
  return chunks;
}

const toSrgb = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Converts a picture to sRGB whose values have another gamma. */
export async function withoutGamma(picture: Sharp, gamma: number): Promise<Sharp> {
  const { data, info } = await picture.toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const table = Array.from({ length: 256 }, (_, value) => Math.round(255 * toSrgb((value / 255) ** (1 / gamma))));
  for (let at = 0; at < data.length; at += 1) {
    const isAlpha = channels === 4 && at % 4 === 3;
    if (!isAlpha) data[at] = table[data[at] ?? 0] ?? 0;
  }
  return sharp(data, { raw: { width, height, channels } });
}
