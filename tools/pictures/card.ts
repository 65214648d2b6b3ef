import sharp from 'sharp';
import { colorOf } from '@/checks/colors';
import type { Colors } from '@/checks/content';
import { CARD } from '@/checks/picture-crops';
import type { Catalog } from '@/checks/reading';
import { languageAttributes } from '@/i18n/locales';
import { headline } from '@/lib/headline';
import { fitted, type Logo } from './logo';
import { contentHash, converted, cut, type Master, type Output } from './master';

const FONT = 'tools/pictures/schibsted-grotesk-500.ttf';
const WIDTH = CARD.widths[0] as number;
const HEIGHT = CARD.height;
const MARGIN = 64;
const LARGEST = 116; // font size
const STRIP = 64; // height of the ink below the two lines
/** To be raised when the same words, colors and logo look different, so that cards are drawn again (a test compares). */
const DRAWING = 1;
const JPEG = { mozjpeg: true, quality: 82, chromaSubsampling: '4:4:4' } as const;

const svg = (content: string, width = WIDTH, height = HEIGHT) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const NAME_SIZE = 46;
const LOGO_BOX = { width: 420, height: 56 };
const PLATE = 10; // the margin around a logo that needs a light ground

export interface CardDesign {
  logo?: Logo;
  name: string;
  colors: Colors;
}

type Direction = ReturnType<typeof languageAttributes>['dir'];

/** Draws words from `x`. Letters that are written from right to left may be joined, and have no space between them. */
function text(words: string, x: number, y: number, size: number, fill: string, dir: Direction = 'ltr'): string {
  const setting = dir === 'rtl' ? 'direction="rtl"' : 'letter-spacing="-.045em"';
  return `<text x="${x}" y="${y}" font-family="Schibsted Grotesk" font-weight="500" font-size="${size}" ${setting}
    fill="${fill}">${words.replaceAll('&', '&amp;')}</text>`;
}

/** Measures words in em. */
export async function widthOf(words: string, dir?: Direction): Promise<number> {
  // Registers the font for SVG.
  await sharp({ text: { text: 'a', fontfile: FONT } }).toBuffer();
  const drawing = sharp(svg(text(words, dir === 'rtl' ? 3950 : 50, 150, 100, '#fff', dir), 4000, 200)).trim();
  return (await drawing.toBuffer({ resolveWithObject: true })).info.width / 100;
}

/** Returns the logo at its place in the upper left corner, on a plate if it needs one. */
async function placeLogo({ logo, colors }: CardDesign) {
  if (!logo) return [];
  const picture = await fitted(logo, LOGO_BOX);
  if (logo.needs !== 'light') return [{ input: await picture.png().toBuffer(), left: MARGIN, top: MARGIN - 14 }];
  const background = colorOf('paper', colors) ?? '';
  const plate = picture
    .flatten({ background })
    .extend({ top: PLATE, bottom: PLATE, left: PLATE, right: PLATE, background });
  return [{ input: await plate.png().toBuffer(), left: MARGIN, top: MARGIN - 14 }];
}

async function drawName({ name }: CardDesign, paper: string, brass: string): Promise<string> {
  const width = await widthOf(name);
  const size = Math.min(NAME_SIZE, (WIDTH - 2 * MARGIN) / width);
  const end = MARGIN + width * size;
  const start = end - (await widthOf(name.split(' ').at(-1) ?? '')) * size;
  const baseline = MARGIN + 22;
  const lines = [0.13, 0.25].map(
    (below) => `<path d="M${start} ${baseline + below * size}H${end}v${0.05 * size}H${start}z"/>`,
  );
  return `${text(name, MARGIN, baseline, size, paper)}<g fill="${brass}">${lines.join('')}</g>`;
}

const shade = (floor: string) => `<linearGradient id="top" x2="0" y2="1">
    <stop stop-color="${floor}" stop-opacity=".75"/><stop offset=".36" stop-color="${floor}" stop-opacity="0"/>
  </linearGradient>
  <radialGradient id="left" cx="0" cy=".9" r=".8">
    <stop stop-color="${floor}"/><stop offset=".5" stop-color="${floor}" stop-opacity=".7"/>
    <stop offset="1" stop-color="${floor}" stop-opacity="0"/>
  </radialGradient>
  <path fill="url(#top)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#left)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;

/**
 * Adds the link preview of a language to `outputs`. Returns its entry for content/pictures.json. Nothing is drawn here: each build plans
 * the cards of all languages, and hardly ever makes one.
 */
export function planCard(
  master: Master,
  { locale, lang, data }: Pick<Catalog, 'locale' | 'lang' | 'data'>,
  design: CardDesign,
  outputs: Output[],
) {
  const { dir } = languageAttributes(lang);
  const words = headline(data.hero.title);
  const { logo, name, colors } = design;
  const seen = { words, dir, colors, ...(logo ? { needs: logo.needs } : { name }), DRAWING };
  const hash = contentHash(master.bytes, seen, logo?.bytes.toString('base64') ?? '', JPEG, ...converted(master));
  const path = `pictures/card-${locale}.${hash}.jpeg`;
  const card = { width: WIDTH, height: HEIGHT };
  const make = async () => {
    const overlay = [{ input: svg(await drawHeadline(words, dir, design)) }, ...(await placeLogo(design))];
    return cut(master, card, (picture) => picture.composite(overlay).jpeg(JPEG));
  };
  outputs.push({ name: path, make });
  return { src: `/${path}`, ...card };
}

/** Draws the headline, at the right and over mirrored shapes if it is written from right to left. */
export async function drawHeadline(
  { units, breaks }: ReturnType<typeof headline>,
  dir: Direction,
  design: CardDesign,
): Promise<string> {
  const color = (name: string) => colorOf(name, design.colors) ?? '';
  const paper = color('paper');
  const floor = color('ink-shadow');
  const brass = color('brass');
  const lines = [units.slice(0, breaks.wide).join(' '), units.slice(breaks.wide).join(' ')];
  const widths = await Promise.all(lines.map((line) => widthOf(line, dir)));
  const size = Math.min(LARGEST, (WIDTH - 2 * MARGIN) / Math.max(...widths));
  const edge = Math.round(HEIGHT - STRIP - 0.096 * size);
  const start = MARGIN - 0.03 * size;
  const words = lines.map((line, i) =>
    text(line, dir === 'rtl' ? WIDTH - start : start, edge - (1.136 - 0.93 * i) * size, size, paper, dir),
  );
  const mark = MARGIN + ((widths[1] ?? 0) - (await widthOf(units.at(-1) ?? '', dir))) * size;
  const underline = [edge, edge + 0.075 * size].map(
    (y) => `<path d="M${mark} ${y}H${WIDTH}v${0.021 * size}H${mark}z"/>`,
  );
  const placed = (shapes: string) =>
    dir === 'rtl' ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${shapes}</g>` : shapes;
  return `${placed(`${shade(floor)}<path fill="${floor}" d="M0 ${edge}h${WIDTH}v${HEIGHT}H0z"/>`)}
    ${words.join('')}${placed(`<g fill="${brass}">${underline.join('')}</g>`)}${design.logo ? '' : await drawName(design, paper, brass)}`;
}
