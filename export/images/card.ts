import sharp, { type Sharp } from 'sharp';
import { type Colors, colorOf } from '@/checks/color-rules';
import { CARD } from '@/checks/picture-crops';
import { drawingText, parseDrawing } from '@/company/drawing';
import { headline } from '@/company/headline';
import { contentHash, cut, type Output, readMaster } from './master';

const FONT = 'export/images/schibsted-grotesk-500.ttf';
const WIDTH = CARD.widths[0] as number;
const HEIGHT = CARD.height;
const MARGIN = 64;
const LARGEST = 116; // font size
const STRIP = 64; // height of the ink below the two lines
const JPEG = { mozjpeg: true, quality: 82, chromaSubsampling: '4:4:4' } as const;

const svg = (content: string, width = WIDTH, height = HEIGHT) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

interface CardBrand {
  wordmark?: string; // SVG text of the logo; without it the short name is used
  name: string;
  colors: Colors;
}

const text = (words: string, x: number, y: number, size: number, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Schibsted Grotesk" font-weight="500" font-size="${size}" letter-spacing="-.045em"
    fill="${fill}">${words.replaceAll('&', '&amp;')}</text>`;

/** Measures words in em. */
export async function widthOf(words: string): Promise<number> {
  // Registers the font for SVG.
  await sharp({ text: { text: 'a', fontfile: FONT } }).toBuffer();
  const drawing = sharp(svg(text(words, 50, 150, 100, '#fff'), 4000, 200)).trim();
  return (await drawing.toBuffer({ resolveWithObject: true })).info.width / 100;
}

function logo({ wordmark, name }: CardBrand, paper: string, brass: string): string {
  if (!wordmark) return text(name, MARGIN, MARGIN + 26, 36, paper);
  const drawing = parseDrawing(wordmark);
  const painted = drawingText(drawing).replaceAll('currentColor', paper).replaceAll('var(--line)', brass);
  const box = `x="${MARGIN}" y="${MARGIN - 14}" width="210" height="52" viewBox="${drawing.viewBox}"`;
  return `<svg ${box}>${painted}</svg>`;
}

const shade = (floor: string) => `<linearGradient id="top" x2="0" y2="1">
    <stop stop-color="${floor}" stop-opacity=".75"/><stop offset=".36" stop-color="${floor}" stop-opacity="0"/>
  </linearGradient>
  <radialGradient id="left" cx="0" cy=".9" r=".8">
    <stop stop-color="${floor}"/><stop offset=".5" stop-color="${floor}" stop-opacity=".7"/>
    <stop offset="1" stop-color="${floor}" stop-opacity="0"/>
  </radialGradient>
  <path fill="url(#top)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#left)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;

/** Adds the link preview of a language to `outputs`. Returns its entry for content/pictures.json. */
export async function planCard(folder: string, locale: string, title: string, brand: CardBrand, outputs: Output[]) {
  const master = await readMaster(folder, 'card', CARD);
  const drawing = await drawHeadline(title, brand);
  const name = `pictures/card-${locale}.${contentHash(master.bytes, drawing, JPEG)}.jpeg`;
  const card = { width: WIDTH, height: HEIGHT };
  const overlay = [{ input: svg(drawing) }];
  const encode = (picture: Sharp) => picture.toColorspace('srgb').composite(overlay).jpeg(JPEG);
  outputs.push({ name, make: () => cut(master, card, encode) });
  return { src: `/${name}`, ...card };
}

async function drawHeadline(title: string, brand: CardBrand): Promise<string> {
  const color = (name: string) => colorOf(name, brand.colors) ?? '';
  const paper = color('paper');
  const floor = color('ink-shadow');
  const brass = color('brass');
  const { units, breaks } = headline(title);
  const lines = [units.slice(0, breaks.wide).join(' '), units.slice(breaks.wide).join(' ')];
  const widths = await Promise.all(lines.map(widthOf));
  const size = Math.min(LARGEST, (WIDTH - 2 * MARGIN) / Math.max(...widths));
  const edge = Math.round(HEIGHT - STRIP - 0.096 * size);
  const words = lines.map((line, i) => text(line, MARGIN - 0.03 * size, edge - (1.136 - 0.93 * i) * size, size, paper));
  const mark = MARGIN + ((widths[1] ?? 0) - (await widthOf(units.at(-1) ?? ''))) * size;
  const underline = [edge, edge + 0.075 * size].map(
    (y) => `<path d="M${mark} ${y}H${WIDTH}v${0.021 * size}H${mark}z"/>`,
  );
  return `${shade(floor)}<path fill="${floor}" d="M0 ${edge}h${WIDTH}v${HEIGHT}H0z"/>
    ${words.join('')}<g fill="${brass}">${underline.join('')}</g>${logo(brand, paper, brass)}`;
}
