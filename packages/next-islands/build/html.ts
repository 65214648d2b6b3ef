import { compile, type Options } from 'css-select';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export const HEAD = /<head\b[^>]*>/;

export class UnknownHtml extends Error {
  constructor(missing: string) {
    super(`Next’s HTML is not what next-islands expects: ${missing} (its README, “What it relies on”).`);
  }
}

const isElement = (node: Node): node is Element => 'tagName' in node;

let last: { html: string; elements: Element[] } | undefined;

/** Returns all elements in document order, including those in `<template>` and `<noscript>`. Steps that change nothing share them. */
export function elementsOf(html: string): Element[] {
  if (last?.html !== html) last = { html, elements: parsedElements(html, true) };
  return last.elements;
}

/** Returns all elements as `elementsOf` does, but not where they stand, which takes half the time. */
export const elementsWithoutPlaces = (html: string): Element[] => parsedElements(html, false);

function parsedElements(html: string, sourceCodeLocationInfo: boolean): Element[] {
  const elements: Element[] = [];
  const visit = (node: Node) => {
    if (isElement(node)) elements.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo }));
  return elements;
}

export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

/** Returns the value of an attribute of the first `tag` (with `rel`, if given); undefined if there is none. */
export function valueIn(html: string, tag: string, name: string, rel?: string): string | undefined {
  const elements = elementsOf(html).filter(({ tagName }) => tagName === tag);
  const element = elements.find((one) => attribute(one, 'rel') === rel);
  return element && attribute(element, name);
}

export const isScript = (element: Element) =>
  element.tagName === 'script' && !/json$/.test(attribute(element, 'type') ?? '');

export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const TREE: NonNullable<Options<Node, Element>['adapter']> = {
  isTag: isElement,
  getName: ({ tagName }) => tagName,
  getAttributeValue: attribute,
  hasAttrib: (element, name) => attribute(element, name) !== undefined,
  getText: (node) => (isElement(node) ? textOf(node) : ''),
  getParent: ({ parentNode }) => parentNode,
  getChildren: (node) => ('childNodes' in node ? node.childNodes : []),
  getSiblings: (node) => ('parentNode' in node && node.parentNode ? node.parentNode.childNodes : [node]),
  removeSubsets: (nodes) => nodes,
};

export type Matcher = (element: Element) => boolean;

export const matcher = (selector: string): Matcher => compile(selector, { adapter: TREE });

export function sourceOf(html: string, element: Element): string {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
  return html.slice(startOffset, endOffset);
}

/** A part of a text to replace. Where it is empty, `text` is inserted. */
export interface Edit {
  startOffset: number;
  endOffset: number;
  text?: string;
}

/** Replaces parts of `html`. An edit inside a part that is already replaced is left out. Insertions at one place keep their order. */
export function withEdits(html: string, edits: Edit[]): string {
  let result = '';
  let position = 0;
  const sorted = edits.toSorted((one, other) => one.startOffset - other.startOffset || one.endOffset - other.endOffset);
  for (const { startOffset, endOffset, text = '' } of sorted) {
    if (startOffset < position) continue;
    result += html.slice(position, startOffset) + text;
    position = endOffset;
  }
  return result + html.slice(position);
}

/** Returns the edit that inserts a text. Throws `UnknownHtml` if there is no such place. */
export function insertion(text: string, offset: number | undefined, missing: string): Edit {
  if (offset === undefined) throw new UnknownHtml(missing);
  return { startOffset: offset, endOffset: offset, text };
}

/** Returns the edit that inserts a text at the start of `<head>`. */
export function atHead(html: string, text: string): Edit {
  const head = elementsOf(html).find(({ tagName }) => tagName === 'head');
  return insertion(text, head?.sourceCodeLocation?.startTag?.endOffset, 'no <head>');
}

/** Returns the edit that inserts a text at the end of `<body>`. */
export function atEnd(html: string, text: string): Edit {
  const body = elementsOf(html).find(({ tagName }) => tagName === 'body');
  return insertion(text, body?.sourceCodeLocation?.endTag?.startOffset, 'no </body>');
}

/** Returns the edits that remove elements. */
export const removals = (elements: Element[]): Edit[] =>
  elements.flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []);

/** Removes the slash with which React ends elements without content: HTML ignores it, except in SVG. */
export function slashEdits(html: string): Edit[] {
  const own = elementsOf(html).filter(({ namespaceURI }) => namespaceURI.endsWith('/xhtml'));
  const ends = own.flatMap(({ sourceCodeLocation }) => sourceCodeLocation?.endOffset ?? []);
  const slashes = ends.filter((end) => html.startsWith('/>', end - 2));
  return slashes.map((end) => ({ startOffset: end - 2, endOffset: end - 1 }));
}
