import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { CONTENT_DIR } from './content-dir.mjs';

export const BRAND_FOLDER = 'content/brand';
export type BrandElement = DefaultTreeAdapterTypes.Element;

/** Allowed elements. */
const DRAWN =
  /^(g|path|rect|circle|ellipse|line|polyline|polygon|use|defs|title|linearGradient|radialGradient|stop|clipPath|mask)$/;
const REFUSED = /^(style|on.*)$/i;

/** An SVG of content/brand/, such as `wordmark`; undefined if there is none. Throws if it has what must not be in a page. */
export function readDrawing(name: string, root = CONTENT_DIR) {
  const file = `${BRAND_FOLDER}/${name}.svg`;
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const svg = parseFragment(readFileSync(path, 'utf8')).childNodes.find(isElement);
  const viewBox = svg?.attrs.find((attribute) => attribute.name === 'viewBox')?.value;
  if (svg?.tagName !== 'svg' || !viewBox) throw new Error(`${file}: an <svg> with a viewBox is expected`);
  const elements = childElements(svg);
  const [unsafe] = elements.flatMap(withDescendants).flatMap(unsafeParts);
  if (unsafe) throw new Error(`${file}: ${unsafe} can't stand in a page`);
  return { viewBox, elements };
}

/** The tag or the attributes of an element that could load, run or style something. */
function unsafeParts({ tagName, attrs }: BrandElement): string[] {
  if (!DRAWN.test(tagName)) return [`<${tagName}>`];
  const leadsOutside = (name: string, value: string) => /href$/.test(name) && !value.startsWith('#');
  return attrs
    .filter(({ name, value }) => REFUSED.test(name) || leadsOutside(name, value))
    .map(({ name, value }) => `${name}="${value}"`);
}

/** The elements directly inside another, without texts and comments. */
export const childElements = (element: BrandElement) => element.childNodes.filter(isElement);

function withDescendants(element: BrandElement): BrandElement[] {
  return [element, ...childElements(element).flatMap(withDescendants)];
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is BrandElement {
  return 'tagName' in node;
}
