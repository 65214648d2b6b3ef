import { channels, seenDistance } from './colors';

/** RGBA values, as a canvas and sharp return them. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST_DISTANCE = 25; // of two colors, below which a shape on a ground is hardly seen
const MOST_LOST = 0.05; // of the edges of what is drawn, such as a line of small letters
const LEAST_BESIDE = 0.5; // what a ground of a logo's own has beside it that is seen, as a part of its outer edge
const SAME_COLOR = 10; // of 255
const HALF = 128;

/** Returns the box of what is drawn, if anything. The margin is transparent, or has the one color of all corners. */
export function drawnBox(pixels: Pixels): Box | undefined {
  const { width, height } = pixels;
  const whole = isOpaque(pixels) ? { left: 0, top: 0, width, height } : undefined;
  return boxOf(pixels, drawnTest(pixels)) ?? whole;
}

/** Returns how far from the middle of a picture something is drawn, as a part of its longest side. */
export function reachOf(pixels: Pixels): number {
  const { width, height } = pixels;
  const isDrawn = drawnTest(pixels);
  let farthest = 0;
  for (let index = 0; index < width * height; index += 1) {
    if (!isDrawn(index * 4)) continue;
    const x = (index % width) + 0.5 - width / 2;
    const y = Math.floor(index / width) + 0.5 - height / 2;
    farthest = Math.max(farthest, Math.hypot(x, y));
  }
  return farthest / Math.max(width, height);
}

function drawnTest(pixels: Pixels): (at: number) => boolean {
  const { data, width, height } = pixels;
  if (!isOpaque(pixels)) return (at) => (data[at + 3] ?? 0) >= SAME_COLOR;
  const differs = (at: number) =>
    [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > SAME_COLOR);
  const corners = [width - 1, width * (height - 1), width * height - 1];
  return corners.some((index) => differs(index * 4)) ? () => true : differs;
}

export function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < HALF) return false;
  return true;
}

function boxOf({ width, height }: Pixels, isDrawn: (at: number) => boolean): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDrawn((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Whether a pixel is outside of the drawing, seen on the ground, or faint. */
const OUTSIDE = 0; // as new arrays are
const SEEN = 1;
const FAINT = 2;

/** Returns the ground on which more of a drawing is seen; undefined if nearly all of it is seen on both. */
export function neededGround(pixels: Pixels, grounds: { light: string; dark: string }): 'light' | 'dark' | undefined {
  const onLight = lostShare(pixels, grounds.light);
  const onDark = lostShare(pixels, grounds.dark);
  if (Math.max(onLight, onDark) <= MOST_LOST) return undefined;
  return onLight > onDark ? 'dark' : 'light';
}

/** Returns the share of a drawing's outer edges that is lost on a ground: small letters have long edges. @param ground `#rrggbb` */
function lostShare(pixels: Pixels, ground: string): number {
  const states = pixelStates(pixels, ground);
  const isKnown = new Uint8Array(states.length);
  let [edges, lost] = [0, 0];
  for (const [start, state] of states.entries()) {
    if (state === OUTSIDE || isKnown[start]) continue;
    const [outside, seen] = sidesOfPart(start, states, isKnown, pixels.width);
    edges += outside;
    // What borders on much that is seen is its ground, as white is around dark letters.
    if (state === FAINT && seen < LEAST_BESIDE * outside) lost += outside;
  }
  return edges > 0 ? lost / edges : 0;
}

function pixelStates({ data, width, height }: Pixels, ground: string): Uint8Array {
  const below = channels(ground);
  // Pixels at an edge are thinner than the rest, and are seen as that is.
  const strongest = strongestAlpha(data);
  const stateOf = (color: number[]) => {
    const mixed = below.map((under, channel) => under + ((color[channel] ?? 0) - under) * (strongest / 255));
    return seenDistance(mixed.map(Math.round), below) >= LEAST_DISTANCE ? SEEN : FAINT;
  };
  // By color, as one number: a drawing has few.
  const known = new Map<number, number>();
  const states = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if ((data[at + 3] ?? 0) < strongest / 2) continue;
    const key = (red << 16) | (green << 8) | blue;
    const state = known.get(key) ?? stateOf([red, green, blue]);
    known.set(key, state);
    states[at / 4] = state;
  }
  return states;
}

function strongestAlpha(data: Pixels['data']): number {
  let strongest = 1;
  for (let at = 3; at < data.length; at += 4) strongest = Math.max(strongest, data[at] ?? 0);
  return strongest;
}

/** Returns how many sides of the connected pixels of a state at `start` border on each other state. Marks them as known. */
function sidesOfPart(start: number, states: Uint8Array, isKnown: Uint8Array, width: number): [number, number, number] {
  const sides: [number, number, number] = [0, 0, 0];
  const part = [start];
  isKnown[start] = 1;
  for (const at of part) {
    for (const neighbor of neighborsOf(at, width)) {
      const state = (states[neighbor] ?? OUTSIDE) as 0 | 1 | 2;
      if (state !== states[at]) sides[state] += 1;
      else if (!isKnown[neighbor]) {
        isKnown[neighbor] = 1;
        part.push(neighbor);
      }
    }
  }
  return sides;
}

function neighborsOf(at: number, width: number): number[] {
  const column = at % width;
  return [at - width, at + width, column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1];
}
