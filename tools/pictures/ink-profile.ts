import { srgbOf } from './coded-colors';

/** Returns RGB for inks from 0 to 255. Inks that are left out are 0. */
export type FromInks = (inks: number[]) => number[];

/** A tag of an ICC profile: curves and a grid that lead from inks to Lab. */
interface Table {
  points: number; // of the grid, for each ink
  inputs: number[][];
  grid: number[];
  outputs: number[][];
}

const TAGS = 128;
const INKS = 4;
const WHITE = [0.9642, 1, 0.8249]; // D50
/** From XYZ to linear sRGB. */
const FROM_XYZ = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
];

/** Reads how a CMYK profile converts inks; undefined for a profile that browsers ignore. The checks refuse those with other tables. */
export function readInkProfile(profile: Buffer): FromInks | undefined {
  const isForInks = /^CMYKLab.{13}acsp$/s.test(profile.toString('latin1', 16, 40));
  const table = isForInks ? (readTable(tagOf(profile, 'A2B0')) ?? readTable(tagOf(profile, 'A2B1'))) : undefined;
  if (!table) return undefined;
  const { points, inputs, outputs } = table;
  return (inks) => {
    const places = inputs.map((curve, index) => valueIn(curve, (inks[index] ?? 0) / 255) * (points - 1));
    return rgbOfLab(inGrid(table, places).map((value, index) => valueIn(outputs[index] ?? [], value)));
  };
}

function tagOf(profile: Buffer, name: string): Buffer {
  const entries = Array.from({ length: profile.readUInt32BE(TAGS) }, (_, index) => TAGS + 4 + 12 * index);
  const entry = entries.find((at) => profile.toString('latin1', at, at + 4) === name);
  if (!entry) return Buffer.alloc(0);
  const start = profile.readUInt32BE(entry + 4);
  return profile.subarray(start, start + profile.readUInt32BE(entry + 8));
}

/** Reads a table of 8 or of 16 bits. */
function readTable(tag: Buffer): Table | undefined {
  const type = tag.toString('latin1', 0, 4);
  const [inks, outputs, points = 0] = tag.subarray(8, 11);
  if (!/^mft[12]$/.test(type) || inks !== INKS || outputs !== 3) return undefined;
  const isFine = type === 'mft2';
  let at = isFine ? 52 : 48;
  const next = (length: number) =>
    Array.from({ length }, () => {
      const value = isFine ? tag.readUInt16BE(at) / 65_535 : tag.readUInt8(at) / 255;
      at += isFine ? 2 : 1;
      return value;
    });
  const lengths = isFine ? [tag.readUInt16BE(48), tag.readUInt16BE(50)] : [256, 256];
  const curves = (count: number, length = 0) => Array.from({ length: count }, () => next(length));
  return { points, inputs: curves(INKS, lengths[0]), grid: next(points ** INKS * 3), outputs: curves(3, lengths[1]) };
}

const between = (low: number, high: number, part: number) => low + (high - low) * part;

/** Returns the value of a curve at a place from 0 to 1. */
function valueIn(curve: number[], place: number): number {
  const low = Math.floor(place * (curve.length - 1));
  return between(curve[low] ?? 0, curve[low + 1] ?? 0, place * (curve.length - 1) - low);
}

/** Interpolates between the points of the grid, ink by ink. */
function inGrid(table: Table, [place, ...others]: number[], start = 0): number[] {
  const { points, grid } = table;
  if (place === undefined) return grid.slice(3 * start, 3 * start + 3);
  const low = Math.floor(place);
  const below = inGrid(table, others, start * points + low);
  if (place === low) return below;
  const above = inGrid(table, others, start * points + low + 1);
  return below.map((value, index) => between(value, above[index] ?? 0, place - low));
}

/** Chromium takes 65,535 for the largest value of a table of 16 bits, too, where profiles have 65,280: white is a little darker. */
function rgbOfLab([lightness = 0, a = 0, b = 0]: number[]): number[] {
  const y = (100 * lightness + 16) / 116;
  const roots = [y + (255 * a - 128) / 500, y, y - (255 * b - 128) / 200];
  const xyz = roots.map(
    (root, index) => (WHITE[index] ?? 0) * (root > 6 / 29 ? root ** 3 : (root - 4 / 29) * 0.128419),
  );
  return FROM_XYZ.map((row) => srgbOf(row.reduce((sum, factor, index) => sum + factor * (xyz[index] ?? 0), 0)));
}
