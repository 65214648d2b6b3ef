import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { COLORS } from '@/content/colors';
import { BRAND_FOLDER, readDrawing } from '@/lib/brand';
import { company } from '@/lib/company';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { headline } from '@/lib/headline';
import { cut, hashOf, readMaster } from './master';

const FONT = 'build/images/schibsted-grotesk-500.ttf';
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 64];
const LARGEST = 116;
/** Height of the ink below the two lines. */
const STRIP = 64;
const FLOOR = COLORS['ink-shadow'];
const JPEG = { mozjpeg: true, quality: 82, chromaSubsampling: '4:4:4' } as const;

const svg = (content: string, width = WIDTH, height = HEIGHT) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const text = (words: string, x: number, y: number, size: number) =>
  `<text x="${x}" y="${y}" font-family="Schibsted Grotesk" font-weight="500" font-size="${size}" letter-spacing="-.045em"
    fill="${COLORS.paper}">${words.replaceAll('&', '&amp;')}</text>`;

/** The width of words in the headline's font, in em. */
export async function widthOf(words: string): Promise<number> {
  // Registers the font for text in SVG.
  await sharp({ text: { text: 'a', fontfile: FONT } }).toBuffer();
  const drawing = sharp(svg(text(words, 50, 150, 100), 4000, 200)).trim();
  return (await drawing.toBuffer({ resolveWithObject: true })).info.width / 100;
}

function logo(): string {
  if (!readDrawing('wordmark')) return text(company.brand, MARGIN, MARGIN + 26, 36);
  const drawing = readFileSync(`${CONTENT_DIR}/${BRAND_FOLDER}/wordmark.svg`, 'utf8')
    .replaceAll('currentColor', COLORS.paper)
    .replaceAll('var(--line)', COLORS.brass.DEFAULT);
  return `<svg x="${MARGIN}" y="${MARGIN - 14}" width="210" height="52">${drawing}</svg>`;
}

/** Multiplied with the picture, it darkens what is behind logo and headline. */
function shade(size: number, edge: number, mark: number, lines: { width: number; y: number }[]): string {
  const glow = lines.map(({ width, y }) => {
    return `<path d="M-2400 ${y - 1.37 * size}h${2400 + MARGIN + width + 0.62 * size}v${2 * edge}H-2400z"/>`;
  });
  return `<linearGradient id="top" gradientUnits="userSpaceOnUse" x2="0" y1="80" y2="224">
      <stop stop-color="#5f7076"/><stop offset=".37" stop-color="#a7b0b3"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <radialGradient id="left"><stop stop-opacity=".91"/><stop offset=".3" stop-opacity=".77"/>
      <stop offset=".55" stop-opacity=".48"/><stop offset="1" stop-opacity="0"/></radialGradient>
    <filter id="soft" filterUnits="userSpaceOnUse" x="-1200" y="${-edge}" width="3600" height="${4 * edge}">
      <feGaussianBlur stdDeviation="${0.45 * size}"/></filter>
    <path fill="url(#top)" d="M0 0h${WIDTH}v${edge}H0z"/>
    <ellipse fill="url(#left)" cy="${edge}" rx="${mark + 0.5 * size}" ry="${0.6 * size}"/>
    <g style="mix-blend-mode:multiply"><g fill="#778084" filter="url(#soft)">${glow.join('')}</g></g>`;
}

/** The link preview of a language: the hero with its headline. */
export async function planCard(folder: string, locale: string, title: string) {
  const master = await readMaster(folder, 'card', WIDTH, HEIGHT);
  const { units, breaks } = headline(title);
  const texts = [units.slice(0, breaks.wide).join(' '), units.slice(breaks.wide).join(' ')];
  const widths = await Promise.all(texts.map(widthOf));
  const size = Math.min(LARGEST, (WIDTH - 2 * MARGIN) / Math.max(...widths));
  const edge = Math.round(HEIGHT - STRIP - 0.096 * size);
  const lines = texts.map((words, i) => ({
    words,
    width: (widths[i] ?? 0) * size,
    y: edge - (1.136 - 0.93 * i) * size,
  }));
  const mark = MARGIN + ((widths[1] ?? 0) - (await widthOf(units.at(-1) ?? ''))) * size;
  const dark = shade(size, edge, mark, lines);
  const brass = [edge, edge + 0.075 * size].map((y) => `<path d="M${mark} ${y}H${WIDTH}v${0.021 * size}H${mark}z"/>`);
  const words = lines.map((line) => text(line.words, MARGIN - 0.03 * size, line.y, size));
  const drawn = `${words.join('')}<g fill="${COLORS.brass.DEFAULT}">${brass.join('')}</g>${logo()}`;
  const name = `pictures/card-${locale}.${hashOf(master.bytes, dark, FLOOR, JPEG, drawn)}.jpeg`;
  const make = async () => {
    const picture = await cut(master, { width: WIDTH, height: edge }, (full) => full.toColorspace('srgb').png());
    const floor = { create: { width: WIDTH, height: edge, channels: 3, background: FLOOR } } as const;
    const view = sharp(picture).composite([
      { input: svg(dark, WIDTH, edge), blend: 'multiply' },
      { input: floor, blend: 'lighten' },
    ]);
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: FLOOR } })
      .composite([{ input: await view.png().toBuffer(), gravity: 'north' }, { input: svg(drawn) }])
      .jpeg(JPEG)
      .toBuffer();
  };
  return { entry: { src: `/${name}`, width: WIDTH, height: HEIGHT }, outputs: [{ name, make, limit: 90 }] };
}
