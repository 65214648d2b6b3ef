import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { Mistake } from '@/company/words';

export type DrawingElement = DefaultTreeAdapterTypes.Element;
export interface Drawing {
  viewBox: string;
  elements: DrawingElement[];
}

/** Allowed elements: others could load, run or style something. */
const DRAWN =
  /^(g|path|rect|circle|ellipse|line|polyline|polygon|use|defs|title|linearGradient|radialGradient|stop|clipPath|mask)$/;
const REFUSED = /^(style|on.*)$/i;

/** The parts of an SVG that stand in the page. Throws, without the name of the file, if it has what must not be in a page. */
export function parseDrawing(text: string): Drawing {
  const svg = parseFragment(text).childNodes.find(isElement);
  const viewBox = svg?.attrs.find((attribute) => attribute.name === 'viewBox')?.value;
  if (svg?.tagName !== 'svg' || !viewBox)
    throw new Mistake('her skal en <svg> med viewBox stå', 'an <svg> with a viewBox is expected');
  const elements = childElements(svg);
  elements.flatMap(withDescendants).forEach(refuseUnsafe);
  return { viewBox, elements };
}

export const childElements = (element: DrawingElement) => element.childNodes.filter(isElement);

function withDescendants(element: DrawingElement): DrawingElement[] {
  return [element, ...childElements(element).flatMap(withDescendants)];
}

const unfit = (part: string) => new Mistake(`${part} kan ikke stå på en side`, `${part} can't stand in a page`);

function refuseUnsafe({ tagName, attrs }: DrawingElement): void {
  if (!DRAWN.test(tagName)) throw unfit(`<${tagName}>`);
  for (const { name, value } of attrs) {
    const isOutside = /href$/.test(name) && !value.startsWith('#');
    if (isOutside || REFUSED.test(name)) throw unfit(`${name}="${value}"`);
  }
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is DrawingElement {
  return 'tagName' in node;
}
