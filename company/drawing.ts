import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';
import { Mistake } from './words';

export type DrawingElement = DefaultTreeAdapterTypes.Element;
export interface Drawing {
  viewBox: string;
  group: DrawingElement; // a `<g>` of all that is drawn, painted as the root says
}

/** Allowed elements: others could load, run or style something. */
const DRAWN =
  /^(g|path|rect|circle|ellipse|line|polyline|polygon|use|defs|title|linearGradient|radialGradient|stop|clipPath|mask)$/;
const REFUSED = /^(style|on.*)$/i;
/** Attributes of the root that its content inherits. */
const INHERITED = /^(fill|stroke|color|opacity|clip|mask|paint-order|shape-rendering|visibility|transform)/;
/** Notes of drawing programs, such as `data-name` and `inkscape:label`. */
const NOTE = /^(data-|xmlns)|:/;
const PAINTER = /url\((["']?)#(.+?)\1\)/g;

/**
 * The parts of an SVG that stand in the page. Its ids begin with `name`, since a page has several drawings; an id that is not its own is
 * that of the logo. Throws, without the name of the file, if it has what must not be in a page.
 */
export function parseDrawing(text: string, name = 'wordmark'): Drawing {
  const svg = parseFragment(text).childNodes.find(isElement);
  const viewBox = svg?.attrs.find((attribute) => attribute.name === 'viewBox')?.value;
  if (svg?.tagName !== 'svg' || !viewBox)
    throw new Mistake('her skal en <svg> med viewBox stå', 'an <svg> with a viewBox is expected');
  const parts = childElements(svg).flatMap(withDescendants);
  refuseUnsafe(svg);
  for (const part of parts) {
    if (!DRAWN.test(part.tagName)) throw unfit(`<${part.tagName}>`);
    refuseUnsafe(part);
  }
  const attrs = svg.attrs.filter((attribute) => INHERITED.test(attribute.name));
  const group: DrawingElement = { ...svg, nodeName: 'g', tagName: 'g', attrs };
  nameIds([group, ...parts], name.replaceAll('/', '-'));
  return { viewBox, group };
}

/** The SVG text of a drawing, to be set into another one. */
export const drawingText = ({ group }: Drawing) => serializeOuter(group);

export const childElements = (element: DrawingElement) => element.childNodes.filter(isElement);

function withDescendants(element: DrawingElement): DrawingElement[] {
  return [element, ...childElements(element).flatMap(withDescendants)];
}

const unfit = (part: string) => new Mistake(`${part} kan ikke stå på en side`, `${part} can't stand in a page`);

function refuseUnsafe({ attrs }: DrawingElement): void {
  for (const { name, value } of attrs) {
    const isOutside = (/href$/.test(name) && !value.startsWith('#')) || /url\((?!["']?#)/i.test(value);
    if (isOutside || REFUSED.test(name)) throw unfit(`${name}="${value}"`);
  }
}

/** Takes the notes out, too. */
function nameIds(elements: DrawingElement[], name: string): void {
  const own = elements.flatMap(({ attrs }) => attrs.filter((attr) => attr.name === 'id').map(({ value }) => value));
  const named = (id: string) => `${own.includes(id) ? name : 'wordmark'}-${id}`;
  for (const element of elements) {
    const painted = element.attrs.filter((attr) => !NOTE.test(attr.name) && attr.prefix !== 'xml');
    element.attrs = painted.map((attr) => ({ name: attr.name, value: withIds(attr, named) }));
  }
}

/** The value of an attribute, with the ids in it named anew. */
function withIds({ name, value }: { name: string; value: string }, named: (id: string) => string): string {
  if (name === 'id') return named(value);
  if (name === 'href') return `#${named(value.slice(1))}`;
  return value.replace(PAINTER, (_, quote: string, id: string) => `url(${quote}#${named(id)}${quote})`);
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is DrawingElement {
  return 'tagName' in node;
}
