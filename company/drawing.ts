import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';
import { ContentError } from './words';

export type DrawingElement = DefaultTreeAdapterTypes.Element;
export interface Drawing {
  viewBox: string;
  group: DrawingElement; // a `<g>` with the content and the presentation attributes of the root
}

/** Other elements could load, run or style something. */
const ALLOWED_ELEMENTS =
  /^(g|path|rect|circle|ellipse|line|polyline|polygon|use|defs|title|linearGradient|radialGradient|stop|clipPath|mask)$/;
const FORBIDDEN_ATTRIBUTES = /^(style|on.*)$/i;
/** Attributes of the root that its descendants inherit. */
const INHERITED = /^(fill|stroke|color|opacity|clip|mask|paint-order|shape-rendering|visibility|transform)/;
/** Metadata that drawing programs write, such as `data-name` and `inkscape:label`. */
const METADATA = /^(data-|xmlns)|:/;
const URL_REFERENCE = /url\((["']?)#(.+?)\1\)/g;
const EXTERNAL_URL = /url\((?!["']?#)/i;

/**
 * Parses an SVG to be inlined into a page. Ids get the prefix `name`, since a page has several drawings; references to ids that the
 * SVG does not define lead to the logo. Throws a `ContentError` if it contains something unsafe.
 */
export function parseDrawing(text: string, name = 'wordmark'): Drawing {
  const svg = parseSvg(text);
  const viewBox = svg && attribute(svg, 'viewBox');
  if (svg?.tagName !== 'svg' || !viewBox)
    throw new ContentError('filen skal inneholde en <svg> med viewBox', 'an <svg> with a viewBox is expected');
  const parts = childElements(svg).flatMap(withDescendants);
  refuseUnsafe(svg);
  for (const part of parts) {
    if (!ALLOWED_ELEMENTS.test(part.tagName)) throw notAllowed(`<${part.tagName}>`);
    refuseUnsafe(part);
  }
  const attrs = svg.attrs.filter(({ name }) => INHERITED.test(name));
  const group: DrawingElement = { ...svg, nodeName: 'g', tagName: 'g', attrs };
  prefixIds([group, ...parts], name.replaceAll('/', '-'));
  return { viewBox, group };
}

/** Parses an SVG and returns its root element. */
export const parseSvg = (text: string) => parseFragment(text).childNodes.find(isElement);

export const drawingText = ({ group }: Drawing) => serializeOuter(group);

export const attribute = ({ attrs }: DrawingElement, name: string) => attrs.find((one) => one.name === name)?.value;

export const childElements = (element: DrawingElement) => element.childNodes.filter(isElement);

function withDescendants(element: DrawingElement): DrawingElement[] {
  return [element, ...childElements(element).flatMap(withDescendants)];
}

const notAllowed = (part: string) =>
  new ContentError(`${part} er ikke tillatt på en side`, `${part} is not allowed in a page`);

function refuseUnsafe({ attrs }: DrawingElement): void {
  for (const { name, value } of attrs) {
    const isExternal = (name.endsWith('href') && !value.startsWith('#')) || EXTERNAL_URL.test(value);
    if (isExternal || FORBIDDEN_ATTRIBUTES.test(name)) throw notAllowed(`${name}="${value}"`);
  }
}

function prefixIds(elements: DrawingElement[], name: string): void {
  const ids = elements.flatMap(({ attrs }) => attrs.filter((attr) => attr.name === 'id'));
  const ownIds = ids.map(({ value }) => value);
  const newId = (id: string) => `${ownIds.includes(id) ? name : 'wordmark'}-${id}`;
  for (const element of elements) {
    const attributes = element.attrs.filter((attr) => !METADATA.test(attr.name) && attr.prefix !== 'xml');
    element.attrs = attributes.map((attr) => ({ name: attr.name, value: replaceIds(attr, newId) }));
  }
}

function replaceIds({ name, value }: { name: string; value: string }, newId: (id: string) => string): string {
  if (name === 'id') return newId(value);
  if (name === 'href') return `#${newId(value.slice(1))}`;
  return value.replace(URL_REFERENCE, (_, quote: string, id: string) => `url(${quote}#${newId(id)}${quote})`);
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is DrawingElement {
  return 'tagName' in node;
}
