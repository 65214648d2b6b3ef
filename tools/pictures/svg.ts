import { type CustomPlugin, optimize } from 'svgo';
import type { Box } from '@/checks/logo-look';

/** Units in CSS pixels. A percentage has none: the `viewBox` counts. */
const INCH = 96;
const ABSOLUTE = { px: 1, pt: INCH / 72, pc: INCH / 6, in: INCH, cm: INCH / 2.54, mm: INCH / 25.4 };
const PIXELS: Record<string, number> = { ...ABSOLUTE, '': 1, em: 16, ex: 8 };
/** What browsers take if a drawing has neither size nor `viewBox`. */
const DEFAULT_SIZE = { width: 300, height: 150 };

type Drawing = Size & { text: string };

/** Sets the size, and removes what is not drawn: scripts, comments, data of programs. Throws if it is not well-formed, or has two roots. */
export function cleanDrawing(svg: string): Drawing {
  const size = { ...DEFAULT_SIZE };
  const { data: text } = optimize(svg, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      'removeScripts',
      'removeDesc',
      setSize(size),
    ],
  });
  return { text, ...size };
}

/** Prepares the root for nesting in another `<svg>`, and returns its size in `size`. */
const setSize = (size: Size): CustomPlugin => ({
  name: 'setSize',
  fn: () => {
    let roots = 0;
    return {
      element: {
        enter: ({ attributes }, { type }) => {
          if (type !== 'root') return;
          roots += 1;
          if (roots > 1) throw new Error('A drawing has one root.');
          Object.assign(size, nestable(attributes));
        },
      },
    };
  },
});

/** Writes the size of a root as attributes, removes its place, which only a nested one has, and returns the size. */
function nestable(attributes: Attributes): Size {
  const { width, height } = sizeOf(attributes);
  Object.assign(attributes, { width: String(width), height: String(height) });
  if (attributes.style) attributes.style = attributes.style.replaceAll(PLACE, '$1');
  // Browsers ignore a `viewBox` that they cannot read.
  const unused = ['x', 'y', ...(viewBoxOf(attributes) ? [] : ['viewBox'])];
  for (const name of unused) delete attributes[name];
  return { width, height };
}

type Size = { width: number; height: number };
type Attributes = Record<string, string>;

/** Declarations of a style that count only for a nested `<svg>`, or count more than attributes. */
const PLACE = /(^|;)\s*(?:width|height|x|y|overflow|position|display)\s*:[^;]*/g;

function sizeOf(attributes: Attributes): Size {
  const [, , boxWidth, boxHeight] = viewBoxOf(attributes) ?? [];
  const box = boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : DEFAULT_SIZE;
  const ratio = box.width / box.height;
  const width = pixelsOf(attributes.width);
  const height = pixelsOf(attributes.height);
  return {
    width: width ?? (height ? height * ratio : box.width),
    height: height ?? (width ? width / ratio : box.height),
  };
}

function viewBoxOf({ viewBox = '' }: Attributes): number[] | undefined {
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

function pixelsOf(length = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/.exec(length) ?? [];
  const pixels = Number(number) * (PIXELS[unit] ?? Number.NaN);
  return number && pixels > 0 ? pixels : undefined;
}

/** Returns a part of a drawing as an SVG of its own, `width` pixels wide. A line is at least a pixel high. */
export function framed({ text }: Drawing, { left, top, width, height }: Box, shownWidth: number): string {
  const shownHeight = rounded((shownWidth * height) / width);
  const box = [left, top, width, height].map(rounded).join(' ');
  const shape = shownHeight < 1 ? 'height="1" preserveAspectRatio="none"' : `height="${shownHeight}"`;
  const size = `viewBox="${box}" width="${rounded(shownWidth)}" ${shape}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${text}</svg>`;
}

const rounded = (value: number) => Number(value.toPrecision(6));
