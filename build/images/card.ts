import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { COLORS } from '@/content/colors';
import { BRAND_FOLDER, readDrawing } from '@/lib/brand';
import { company } from '@/lib/company';
import { headline } from '@/lib/headline';
import { cut, hashOf, readMaster } from './master';
import type { Output } from './pictures';

const FONT = 'schibsted-grotesk-500.woff2';
/** In pixels; `below` is the ink ground under the lower of the two lines. */
const CARD = { width: 1200, height: 630, margin: 64, below: 64, maxSize: 116 };
const FLOOR = COLORS['ink-shadow'];
const JPEG = { mozjpeg: true, quality: 82, chromaSubsampling: '4:4:4' } as const;
// The measures of the hero in em of the headline.
const TRACKING = -0.045;
const LINE_HEIGHT = 0.93;
const LINE_GAP = 0.1;
const THICK = 0.021;
const PITCH = 0.075;

/** A line of text as one SVG path whose baseline starts at 0 0, and its width, for a type size in pixels. */
function setLine(font: Font, text: string, size: number): { path: string; width: number } {
  const { glyphs, positions } = font.layout(text);
  const missing = glyphs.find(({ id }) => id === 0);
  if (missing) throw new Error(`build/images/${FONT} has no letter “${String.fromCodePoint(...missing.codePoints)}”`);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const path = glyphs.map((glyph, i) => {
    const at = x;
    x += (positions[i]?.xAdvance ?? 0) * scale + TRACKING * size;
    return `<path transform="translate(${at.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
  });
  return { path: path.join(''), width: x };
}

/** Where the words of a card stand, in pixels: the type size, the picture's lower edge, and both lines with their widths. */
function layOut(font: Font, title: string) {
  const { width, height, margin, below, maxSize } = CARD;
  const { units, breaks } = headline(title);
  const texts = [units.slice(0, breaks.wide).join(' '), units.slice(breaks.wide).join(' ')];
  const widest = Math.max(...texts.map((text) => setLine(font, text, 1).width));
  const size = Math.min(maxSize, (width - 2 * margin) / widest);
  const edge = Math.round(height - below - (PITCH + THICK) * size);
  // A line box has its letters in its middle, as ascent and descent of the font have it.
  const underBaseline = (LINE_HEIGHT - (font.ascent + font.descent) / font.unitsPerEm) / 2;
  const last = edge - (LINE_GAP + underBaseline) * size;
  const lines = texts.map((text, index) => {
    return { ...setLine(font, text, size), baseline: last - (1 - index) * LINE_HEIGHT * size };
  });
  const before = units
    .slice(breaks.wide, -1)
    .map((unit) => `${unit} `)
    .join('');
  return { size, edge, lines, mark: margin + setLine(font, before, size).width };
}
type Layout = ReturnType<typeof layOut>;

const svg = (height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${height}">${content}</svg>`;

/** Wordmark, headline, and the two lines that run from its marked words off the right edge, as SVG. */
function overlay({ size, edge, lines, mark }: Layout, wordmark: string): string {
  const { width, height, margin } = CARD;
  const left = margin - 0.03 * size;
  const words = lines.map(({ path, baseline }) => `<g transform="translate(${left} ${baseline})">${path}</g>`);
  const brass = [edge, edge + PITCH * size].map((y) => `<path d="M${mark} ${y}H${width}v${THICK * size}H${mark}z"/>`);
  return svg(
    height,
    `<g fill="${COLORS.paper}">${words.join('')}</g><g fill="${COLORS.brass.DEFAULT}">${brass.join('')}</g>
    <svg x="${margin}" y="${margin - 14}" width="210" height="52">${wordmark}</svg>`,
  );
}

/** What darkens the picture, as SVG to multiply with it: behind the wordmark, left of the lines, and behind each line of words. */
function shade({ size, edge, lines, mark }: Layout): string {
  const { width, margin } = CARD;
  const stops = (all: [at: number, color: string, opacity?: number][]) =>
    all.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`);
  const ramp = stops([
    [0, '#5f7076'],
    [0.15, '#728085'],
    [0.37, '#a7b0b3'],
    [0.63, '#dde1e2'],
    [1, '#fff'],
  ]);
  const sink = stops([
    [0, '#000', 0.91],
    [0.3, '#000', 0.77],
    [0.55, '#000', 0.48],
    [0.78, '#000', 0.2],
    [1, '#000', 0],
  ]);
  const spread = 0.62 * size;
  const glow = lines.map(({ width: length, baseline }) => {
    const top = baseline - 0.75 * size - spread;
    return `<rect x="${-2 * width}" y="${top}" width="${2 * width + margin + length + spread}" height="${2 * edge}"/>`;
  });
  const [rx, ry] = [mark + 0.5 * size, 0.6 * size];
  return svg(
    edge,
    `<linearGradient id="ramp" gradientUnits="userSpaceOnUse" x2="0" y1="80" y2="224">${ramp.join('')}</linearGradient>
    <radialGradient id="sink">${sink.join('')}</radialGradient>
    <filter id="soft" filterUnits="userSpaceOnUse" x="${-width}" y="${-edge}" width="${3 * width}" height="${4 * edge}">
      <feGaussianBlur stdDeviation="${0.45 * size}"/></filter>
    <path fill="url(#ramp)" d="M0 0h${width}v${edge}H0z"/>
    <ellipse fill="url(#sink)" cy="${edge}" rx="${rx}" ry="${ry}"/>
    <g style="mix-blend-mode:multiply"><g fill="#778084" filter="url(#soft)">${glow.join('')}</g></g>`,
  );
}

/** The logo in the colors of a dark ground, or the company's short name where there is none. */
function wordmarkOn(font: Font): string {
  const drawing = readDrawing('wordmark');
  if (!drawing)
    return `<g fill="${COLORS.paper}" transform="translate(0 40)">${setLine(font, company.brand, 36).path}</g>`;
  const logo = readFileSync(`${BRAND_FOLDER}/wordmark.svg`, 'utf8');
  return logo.replaceAll('currentColor', COLORS.paper).replaceAll('var(--line)', COLORS.brass.DEFAULT);
}

/**
 * Manifest entry and file of the link preview with the headline `title` of a language: the hero as a card. Throws what
 * `readMaster` throws, and an Error that names the catalog when its headline has no lines or a letter that the font lacks.
 */
export async function planCard(folder: string, locale: string, title: string) {
  const { width, height } = CARD;
  const master = await readMaster(folder, 'card', width, height);
  const font = create(readFileSync(`build/images/${FONT}`)) as Font;
  const layout = layOutFor(locale, font, title);
  const words = overlay(layout, wordmarkOn(font));
  const dark = shade(layout);
  const name = `card-${locale}.${hashOf(master.bytes, dark, FLOOR, JPEG, words)}.jpeg`;
  const make = async () => {
    const { edge } = layout;
    const picture = await cut(master, width, edge, (full) => full.toColorspace('srgb').png());
    const floor = { create: { width, height: edge, channels: 3, background: FLOOR } } as const;
    const view = await sharp(picture)
      .composite([
        { input: Buffer.from(dark), blend: 'multiply' },
        { input: floor, blend: 'lighten' },
      ])
      .png()
      .toBuffer();
    return sharp({ create: { width, height, channels: 3, background: FLOOR } })
      .composite([{ input: view, gravity: 'north' }, { input: Buffer.from(words) }])
      .jpeg(JPEG)
      .toBuffer();
  };
  return { entry: { src: `/pictures/${name}`, width, height }, outputs: [{ name, make }] satisfies Output[] };
}

function layOutFor(locale: string, font: Font, title: string): Layout {
  try {
    return layOut(font, title);
  } catch (error) {
    throw new Error(`messages/${locale}.json hero.title: ${(error as Error).message}`);
  }
}
