import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { BRAND_FOLDER, readDrawing } from '@/site/brand';
import { COLOURS } from '@/site/colours';
import { firm } from '@/site/firm';
import { cut, hashOf, readMaster } from './master';
import type { Output } from './pictures';

const FONT = 'schibsted-grotesk-500.woff2';
const CARD = { width: 1200, height: 630, margin: 64, maxSize: 150 };
const TRACKING = -0.045;
const LINE_HEIGHT = 0.93;

/** A line of text as one SVG path whose baseline starts at 0 0, and its width, for a type size in pixels. */
function setLine(font: Font, text: string, size: number): { path: string; width: number } {
  const { glyphs, positions } = font.layout(text);
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`art/${FONT}: lacks a letter of “${text}”`);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const path = glyphs.map((glyph, i) => {
    const at = x;
    x += (positions[i]?.xAdvance ?? 0) * scale + TRACKING * size;
    return `<path transform="translate(${at.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
  });
  return { path: path.join(''), width: x };
}

/**
 * The words and lines of a card as SVG: wordmark, and the headline as in the hero, in two lines that break after the
 * second word, its marked last word over two lines that run off the right edge.
 */
function overlay(font: Font, title: string, wordmark: string): string {
  const { width, height, margin, maxSize } = CARD;
  const words = title.replace(/<\/?mark>/g, '').split(' ');
  const turn = Math.min(2, words.length - 1);
  const [first, second] = [words.slice(0, turn).join(' '), words.slice(turn).join(' ')];
  const before = second.slice(0, second.length - (words.at(-1) ?? '').length);
  const widest = Math.max(...[first, second].map((line) => setLine(font, line, 1).width));
  const size = Math.min(maxSize, (width - 2 * margin) / widest);
  const baseline = height - margin - 0.19 * size;
  const x = margin + setLine(font, before, size).width;
  const line = (y: number) => `<path fill="${COLOURS.brass.DEFAULT}" d="M${x} ${y}H${width}v${0.021 * size}H${x}z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${COLOURS.paper}">
    <g transform="translate(${margin - 0.03 * size} ${baseline - LINE_HEIGHT * size})">${setLine(font, first, size).path}</g>
    <g transform="translate(${margin - 0.03 * size} ${baseline})">${setLine(font, second, size).path}</g></g>
    ${line(baseline + 0.14 * size)}${line(baseline + 0.215 * size)}
    <svg x="${margin}" y="${margin - 14}" width="210" height="52">${wordmark}</svg></svg>`;
}

// The exposure of the hero: darker towards the words, blacks lifted to the ink.
const RAMP = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><linearGradient id="r" x2="0" y2="1">
  <stop stop-color="#7d7f81"/><stop offset=".25" stop-color="#dededd"/><stop offset=".4" stop-color="#cbcccc"/>
  <stop offset=".6" stop-color="#8b8f90"/><stop offset="1" stop-color="#3d4a50"/></linearGradient><path fill="url(#r)" d="M0 0h1200v630H0z"/></svg>`;
const FLOOR = { create: { width: CARD.width, height: CARD.height, channels: 3, background: '#0a2028' } } as const;
const JPEG = { mozjpeg: true, quality: 82, chromaSubsampling: '4:4:4' } as const;

/** The logo in the colours of a dark ground, or the firm's short name where there is none. */
function wordmarkOn(font: Font): string {
  const drawing = readDrawing('wordmark');
  if (!drawing)
    return `<g fill="${COLOURS.paper}" transform="translate(0 40)">${setLine(font, firm.brand, 36).path}</g>`;
  const svg = readFileSync(`${BRAND_FOLDER}/wordmark.svg`, 'utf8');
  return svg.replaceAll('currentColor', COLOURS.paper).replaceAll('var(--line)', COLOURS.brass.DEFAULT);
}

/** Manifest entry and file of the link preview with the headline `title` of a language. Throws what `readMaster` throws. */
export async function planCard(folder: string, locale: string, title: string) {
  const { width, height } = CARD;
  const master = await readMaster(folder, 'card', width, height);
  const font = create(readFileSync(`${folder}/${FONT}`)) as Font;
  const words = overlay(font, title, wordmarkOn(font));
  const name = `card-${locale}.${hashOf(master.bytes, RAMP, FLOOR, JPEG, words)}.jpeg`;
  const make = async () => {
    const picture = await cut(master, width, height, (full) => full.toColourspace('srgb').png());
    return sharp(picture)
      .composite([
        { input: Buffer.from(RAMP), blend: 'multiply' },
        { input: FLOOR, blend: 'lighten' },
        { input: Buffer.from(words) },
      ])
      .jpeg(JPEG)
      .toBuffer();
  };
  return { entry: { src: `/pictures/${name}`, width, height }, outputs: [{ name, make }] satisfies Output[] };
}
