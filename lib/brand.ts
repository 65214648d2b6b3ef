import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { CONTENT_DIR } from './content-dir.mjs';

export const BRAND_FOLDER = 'content/brand';
export type BrandElement = DefaultTreeAdapterTypes.Element;

/** Allowed elements: others could load, run or style something. */
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
  for (const element of elements.flatMap(withDescendants)) {
    if (!DRAWN.test(element.tagName)) throw new Error(`${file}: <${element.tagName}> can't stand in a page`);
    for (const { name: attribute, value } of element.attrs) {
      const outside = /href$/.test(attribute) && !value.startsWith('#');
      if (outside || REFUSED.test(attribute)) throw new Error(`${file}: ${attribute}="${value}" can't stand in a page`);
    }
  }
  return { viewBox, elements };
}

export const childElements = (element: BrandElement) => element.childNodes.filter(isElement);

function withDescendants(element: BrandElement): BrandElement[] {
  return [element, ...childElements(element).flatMap(withDescendants)];
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is BrandElement {
  return 'tagName' in node;
}
