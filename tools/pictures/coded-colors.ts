import sharp, { type Sharp } from 'sharp';
import { codingOf, pngChunks } from '@/checks/picture-colors';

const USUAL_GAMMA = 2.2;

/** What the values of a picture mean. */
interface Colors {
  toLight: (value: number) => number;
  primaries: number[]; // x and y of red, green and blue
}

const SRGB: Colors = {
  toLight: (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4),
  primaries: [0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
};
const withGamma = (gamma: number) => (value: number) => value ** gamma;

/** By their numbers in ITU-T H.273; others are read as sRGB. */
const PRIMARIES: Record<number, number[]> = {
  5: [0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
  6: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  7: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
};
const GAMMAS: Record<number, number> = { 4: 2.2, 5: 2.8, 8: 1 };
/** Those of video. Chromium reads them as sRGB in an AVIF. */
const GAMMAS_IN_PNG: Record<number, number> = { ...GAMMAS, 1: 2.4, 6: 2.4, 14: 2.4, 15: 2.4 };

/** Returns the colors of a picture that names them without a profile, as Chromium reads them; undefined if they are sRGB. */
export function codedColors(bytes: Buffer, format: string): Colors | undefined {
  const coding = codingOf(bytes);
  if (!coding) return format === 'png' ? gammaColors(bytes) : undefined;
  const { primaries: number, transfer } = coding;
  if (format === 'png' && [number, transfer].includes(2)) return undefined;
  const primaries = PRIMARIES[number];
  const gamma = (format === 'png' ? GAMMAS_IN_PNG : GAMMAS)[transfer];
  if (!primaries && !gamma) return undefined;
  return { primaries: primaries ?? SRGB.primaries, toLight: gamma ? withGamma(gamma) : SRGB.toLight };
}

/** The same for a PNG with a gamma. The usual one counts only beside chromaticities, which ImageMagick writes. */
function gammaColors(png: Buffer): Colors | undefined {
  const chunks = pngChunks(png);
  const chunkOf = (name: string, length: number) =>
    chunks.find((chunk) => chunk.name === name && chunk.data.length === length)?.data;
  const value = chunkOf('gAMA', 4)?.readUInt32BE(0);
  if (!value || chunks.some(({ name }) => /^(iCCP|sRGB)$/.test(name))) return undefined;
  const gamma = 100_000 / value;
  const cHRM = chunkOf('cHRM', 32);
  if (!cHRM && Math.abs(gamma - USUAL_GAMMA) < 0.05) return undefined;
  const written = cHRM && Array.from({ length: 6 }, (_, index) => cHRM.readUInt32BE(8 + 4 * index) / 100_000);
  return { toLight: withGamma(gamma), primaries: written ?? SRGB.primaries };
}

const OPEN = 2;
const BT601 = 6;

/** Names the matrix of an AVIF that leaves it open, as browsers take it. sharp would also ignore its range. */
export function withMatrix(avif: Buffer): Buffer {
  const at = avif.indexOf('colrnclx') + 12;
  if (at < 12 || avif.readUInt16BE(at) !== OPEN) return avif;
  const named = Buffer.from(avif);
  named.writeUInt16BE(BT601, at);
  return named;
}

type Three = [number, number, number];

const WHITE: Three = [0.950456, 1, 1.089058]; // D65
/** From XYZ to linear sRGB. */
const FROM_XYZ: Three[] = [
  [3.240454, -1.537139, -0.498531],
  [-0.969266, 1.876011, 0.041556],
  [0.055643, -0.204026, 1.057225],
];

const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Returns the matrix from linear values of these primaries to linear sRGB. */
function matrixOf([rx = 0, ry = 1, gx = 0, gy = 1, bx = 0, by = 1]: number[]): Three[] {
  const xyz = (x: number, y: number): Three => [x / y, 1, (1 - x - y) / y];
  const [red, green, blue] = [xyz(rx, ry), xyz(gx, gy), xyz(bx, by)];
  const all = dot(red, cross(green, blue));
  // The share of each primary in white.
  const shares = [cross(green, blue), cross(blue, red), cross(red, green)].map((sides) => dot(WHITE, sides) / all);
  return FROM_XYZ.map((row) => [red, green, blue].map((one, index) => dot(row, one) * (shares[index] ?? 0)) as Three);
}

/** Returns a value of sRGB, from 0 to 255, for linear light. */
export function srgbOf(light: number): number {
  const inside = Math.min(1, Math.max(0, light));
  return Math.round(255 * (inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055));
}

/** Converts a picture with these colors to sRGB. */
export async function inSrgb(picture: Sharp, { toLight, primaries }: Colors): Promise<Sharp> {
  const { data, info } = await picture.toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const lights = Array.from({ length: 256 }, (_, value) => toLight(value / 255));
  const rows = matrixOf(primaries);
  for (let at = 0; at < data.length; at += channels) {
    const light = [0, 1, 2].map((index) => lights[data[at + index] ?? 0] ?? 0) as Three;
    for (const [index, row] of rows.entries()) data[at + index] = srgbOf(dot(row, light));
  }
  return sharp(data, { raw: { width, height, channels } });
}
