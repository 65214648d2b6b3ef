import { attribute, childElements, type DrawingElement, parseDrawing, parseSvg } from '@/company/drawing';
import type { Company } from '@/company/facts';
import type { Words } from '@/company/words';
import { colorOf, contrast } from './color-rules';
import { COMPANY_FILE, type Content, hasMaster, PICTURES_FILE, withoutExtension } from './content';
import { t } from './messages';
import { pictureCrops, shownCrops } from './picture-crops';
import { contentErrors, type Problem } from './problem';
import { parseSource } from './source';
import type { UsableFacts } from './usable-facts';

const MIN_CONTRAST = 3; // of graphics (WCAG 1.4.11)
const NAMED_COLORS: Record<string, string> = { black: '#000000', white: '#ffffff' };
const SHAPES = /^(path|rect|circle|ellipse|line|polyline|polygon)$/;
const NOT_DRAWN = /^(defs|clipPath|mask|title)$/;

export function checkPictures(content: Content, { company }: UsableFacts): Problem[] {
  return [...checkLogos(company, content), ...missingPictures(company, content)];
}

function checkLogos({ platforms }: Company, { drawings, colors }: Content): Problem[] {
  const names = ['wordmark', 'wordmark-footer', ...platforms.map(({ id }) => `platforms/${id}`)];
  return names.flatMap((name) => {
    const file = `content/brand/${name}.svg`;
    const svg = drawings[file];
    if (svg === undefined) return [];
    const errors = contentErrors(() => parseDrawing(svg));
    // The large logo in the footer is decorative.
    const needsContrast = errors.length === 0 && name !== 'wordmark-footer';
    const messages = needsContrast ? faintColors(svg, colorOf('ink', colors) ?? '') : errors;
    return messages.map((message) => ({ file, key: '', message }));
  });
}

/** Returns the logo's own colors with too little contrast to `background`, or to a rectangle that fills the logo. */
function faintColors(svg: string, background: string): Words[] {
  const root = parseSvg(svg);
  if (!root) return [];
  const paints = paintsIn(root);
  const [first] = paints;
  const ownBackground = first && fillsDrawing(first.element, root) ? hexOf(first.fill) : undefined;
  const below = ownBackground ?? background;
  const foreground = ownBackground ? paints.slice(1) : paints;
  const colors = foreground.flatMap(({ fill, stroke }) => [hexOf(fill), hexOf(stroke)]);
  return [...new Set(colors)].flatMap((color) => {
    const found = color ? contrast(color, below) : Infinity;
    return color && found < MIN_CONTRAST ? [t('faintColor', { color, below, found, least: MIN_CONTRAST })] : [];
  });
}

type Paint = { element: DrawingElement; fill: string; stroke: string };

function paintsIn(element: DrawingElement, inherited = { fill: 'black', stroke: 'none' }): Paint[] {
  const fill = attribute(element, 'fill') ?? inherited.fill;
  const stroke = attribute(element, 'stroke') ?? inherited.stroke;
  if (SHAPES.test(element.tagName)) return [{ element, fill, stroke }];
  if (NOT_DRAWN.test(element.tagName)) return [];
  return childElements(element).flatMap((child) => paintsIn(child, { fill, stroke }));
}

function fillsDrawing(shape: DrawingElement, root: DrawingElement): boolean {
  const [, , width, height] = attribute(root, 'viewBox')?.split(/[\s,]+/) ?? [];
  const fills = (name: string, size?: string) => ['100%', size].includes(attribute(shape, name));
  return shape.tagName === 'rect' && fills('width', width) && fills('height', height);
}

/** Returns `#rrggbb`, or undefined for values such as `currentColor`. */
function hexOf(color: string): string | undefined {
  const hex = (NAMED_COLORS[color] ?? color).toLowerCase();
  if (/^#[\da-f]{3}$/.test(hex)) return hex.replace(/[\da-f]/g, '$&$&');
  return /^#[\da-f]{6}$/.test(hex) ? hex : undefined;
}

/** Returns shown pictures with neither a master nor generated files, which the build makes from the master. */
function missingPictures(company: Company, content: Content): Problem[] {
  const { data, errors, problem } = parseSource(PICTURES_FILE, content.files[PICTURES_FILE]);
  if (errors.length > 0) return errors;
  const exists = (name: string) => name in data.pictures || hasMaster(name, content);
  const missing = Object.keys(shownCrops(company, exists)).filter((name) => !exists(name));
  const locales = hasMaster('card', content) ? [] : Object.keys(content.languages);
  const withoutCard = locales.filter((locale) => !(locale in data.cards));
  return [
    ...missing.map((name) => ({ file: `content/images/${name}`, key: '', message: t('noPicture') })),
    ...withoutCard.map((locale) => problem(`cards.${locale}`, t('noCard'))),
  ];
}

/** Returns the sample pictures that must be replaced, or deleted if they are not shown. `$sample` names them without extension. */
export function samplePictures({ pictures }: Content, company: Company): Problem[] {
  const shown = shownPictures(company);
  return Object.keys(pictures).flatMap((file): Problem[] => {
    const entry = withoutExtension(file);
    if (!company.$sample?.includes(entry)) return [];
    const name = entry.split('/').slice(2).join('/');
    if (!shown.includes(name.replace(/-footer$/, ''))) return [{ file, key: '', message: t('sampleNotShown') }];
    const message = name.startsWith('wordmark') ? t('sampleLogo') : t('samplePicture');
    return [{ file, key: '', message, answer: { file: COMPANY_FILE, list: '$sample', entry } }];
  });
}

function shownPictures(company: Company): string[] {
  const { platforms, badge = '' } = company;
  const others = ['card', 'mark', 'icon', 'wordmark', withoutExtension(badge)];
  return [...Object.keys(pictureCrops(company)), ...others, ...platforms.map(({ id }) => `platforms/${id}`)];
}

/** Returns pictures that are copies of another one, as a new service's picture is at first. */
export function repeatedPictures({ pictures }: Content): Problem[] {
  const masters = Object.entries(pictures).filter(([file]) => file.startsWith('content/images/'));
  return masters.flatMap(([file, id], index) => {
    const other = masters.slice(0, index).find(([, one]) => one === id)?.[0];
    return other ? [{ file, key: '', message: t('samePicture', { other }) }] : [];
  });
}
