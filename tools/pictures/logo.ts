import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { hasPicture } from '@/checks/content';
import { svgText } from '@/checks/drawings';
import { type FileQuestion, fileQuestion } from '@/checks/hints';
import { type Box, drawnBox, isOpaque, neededGround, type Pixels, reachOf } from '@/checks/logo-look';
import { say } from '@/checks/messages';
import { embeddedPhotos, kindOf } from '@/checks/picture-files';
import { logoNames } from '@/checks/picture-rules';
import { hasPosition } from '@/checks/position';
import type { Reading } from '@/checks/reading';
import { ON_DARK } from '@/model/formats';
import {
  AVIF,
  contentHash,
  metadataOf,
  type Output,
  openPicture,
  optionsFor,
  PictureError,
  type PictureFile,
  unreadable,
} from './master';
import { cleanDrawing, framed } from './svg';

const MEASURED = 600; // pixels of the longest side at which a logo is measured
const LARGEST = { width: 880, height: 320 };
const HEAVIEST_DRAWING = 40_000; // bytes, compressed; a heavier one is encoded as a picture
const OWN_MARGIN = 0.08; // of the height, around a picture that has a ground of its own

interface Source {
  width: number;
  height: number;
  render: (part: Box, width: number) => Promise<Sharp>;
  drawing?: (part: Box) => string;
}

/** A picture without its margins. */
export interface Logo extends Source {
  bytes: Buffer;
  part: Box;
  reach: number; // how far from the middle of the whole picture something is drawn, as a part of its longest side
  needs?: 'light' | 'dark'; // the only ground on which all of it can be seen
  ownGround?: string; // the color at the corner of an opaque picture
}

/** Reads a drawing or a picture. Throws a `PictureError` if it is empty. One at a time: sharp ends the process at two damaged drawings. */
export async function readLogo(file: PictureFile, grounds: { light: string; dark: string }): Promise<Logo> {
  const source = await sourceOf(file);
  const { width, height } = source;
  const whole = { left: 0, top: 0, width, height };
  const picture = await source.render(whole, Math.max(1, Math.round((MEASURED * width) / Math.max(width, height))));
  const { data, info } = await picture
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable(file.path));
  const pixels = { data, width: info.width, height: info.height };
  const box = drawnBox(pixels);
  if (!box) throw new PictureError(file.path, say('nothingDrawn'));
  const needs = neededGround(pixels, grounds);
  const ownGround = isOpaque(pixels) ? `#${data.subarray(0, 3).toString('hex')}` : undefined;
  return { ...source, bytes: file.bytes, part: partOf(source, pixels, box), reach: reachOf(pixels), needs, ownGround };
}

/** Returns the part of a picture to show, from the box of what is drawn among its measured pixels. */
function partOf({ width, height }: Source, pixels: Pixels, box: Box): Box {
  const scale = width / pixels.width;
  const margin = isOpaque(pixels) ? 1 + OWN_MARGIN * box.height : 1;
  const left = Math.max(0, (box.left - margin) * scale);
  const top = Math.max(0, (box.top - margin) * scale);
  const right = Math.min(width, (box.left + box.width + margin) * scale);
  const bottom = Math.min(height, (box.top + box.height + margin) * scale);
  return { left, top, width: right - left, height: bottom - top };
}

const sourceOf = (file: PictureFile) => (kindOf(file.bytes) === 'svg' ? drawingSource(file) : pictureSource(file));

async function drawingSource({ path, bytes }: PictureFile): Promise<Source> {
  const drawing = await readDrawing(svgText(bytes)).catch(unreadable(path));
  return {
    ...drawing,
    render: async (part, width) => sharp(Buffer.from(framed(drawing, part, width)), { unlimited: true }),
    drawing: (part) => framed(drawing, part, LARGEST.width),
  };
}

/** Reads a drawing. Throws if it is not well-formed, as browsers demand. */
async function readDrawing(text: string) {
  await sharp(Buffer.from(text), { unlimited: true })
    .metadata()
    .catch((error: Error) => {
      // It may have no size, or too large a one.
      if (error.message.includes('XML')) throw error;
    });
  for (const bytes of embeddedPhotos(text)) await sharp(bytes, optionsFor(bytes)).raw().toBuffer();
  return cleanDrawing(text);
}

async function pictureSource(file: PictureFile): Promise<Source> {
  const { autoOrient } = await metadataOf(file);
  return {
    ...autoOrient,
    async render(part, width) {
      const [left, top] = [Math.floor(part.left), Math.floor(part.top)];
      const box = {
        left,
        top,
        width: Math.max(1, Math.min(Math.ceil(part.width), autoOrient.width - left)),
        height: Math.max(1, Math.min(Math.ceil(part.height), autoOrient.height - top)),
      };
      return (await openPicture(file)).extract(box).resize({ width, withoutEnlargement: true });
    },
  };
}

/** Adds a logo to `outputs`. Returns its entry for content/pictures.json; a drawing stays one unless it is heavy. */
export async function planLogo(name: string, file: PictureFile, logo: Logo, outputs: Output[]) {
  const { part, needs, drawing, render } = logo;
  const svg = drawing?.(part);
  const isLight = svg && !hasPosition(file.bytes) && (await promisify(gzip)(svg)).length <= HEAVIEST_DRAWING;
  const hash = contentHash(file.bytes, LARGEST, AVIF);
  const path = `pictures/${name.replaceAll('/', '-')}.${hash}.${isLight ? 'svg' : 'avif'}`;
  const width = Math.max(1, Math.round(Math.min(LARGEST.width, (LARGEST.height * part.width) / part.height)));
  const make = async () =>
    isLight
      ? Buffer.from(svg)
      : (await render(part, width))
          .avif({ ...AVIF, quality: 85 })
          .toBuffer()
          .catch(unreadable(file.path));
  outputs.push({ name: path, make });
  const shape = { width, height: Math.max(1, Math.round((width * part.height) / part.width)) };
  return { src: `/${path}`, ...shape, ...(needs && { needs }) };
}

/** Returns a logo as large as it fits into a box, also if it has fewer pixels. */
export async function fitted({ part, render }: Logo, box: { width: number; height: number }): Promise<Sharp> {
  const scale = Math.min(box.width / part.width, box.height / part.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const width = scaled(part.width);
  const height = scaled(part.height);
  return (await render(part, width)).resize({ width, height, fit: 'fill', withoutEnlargement: false });
}

/** Asks for the logo for the ground on which this one is lost; if that is its own ground, for another name. */
export function missingLogo(name: string, { path }: PictureFile, { needs }: Logo, reading: Reading): FileQuestion[] {
  const light = name.replace(ON_DARK, '');
  const dark = `${light}${ON_DARK}`;
  // A badge stands on light ground only, a platform on dark ground only.
  const isShownThere = needs === 'light' ? logoNames(reading.company).includes(dark) : light === 'logo';
  if (!needs || !isShownThere) return [];
  const [missing, fitting] = needs === 'light' ? [dark, light] : [light, dark];
  if (missing === name) return [fileQuestion(path, say('otherGround', { name: fitting }))];
  const message = say(needs === 'light' ? 'needsDark' : 'needsLight', { name: missing });
  return hasPicture(`brand/${missing}`, reading) ? [] : [fileQuestion(path, message)];
}
