import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Stops the build when Next's HTML has changed (docs/architecture.md). */
export class UnknownHtml extends Error {
  constructor(missing: string) {
    super(`Next’s HTML is not what export/ expects: ${missing} (docs/architecture.md).`);
  }
}

/** Returns all elements in document order, including those in `<template>` and `<noscript>`. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
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

/** Returns the source of an element in `html`, from which it was parsed. */
export function sourceOf(html: string, element: Element): string {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
  return html.slice(startOffset, endOffset);
}

/** Cuts elements out of `html`, from which they were parsed. */
export function withoutElements(html: string, elements: Element[]): string {
  const ranges = elements.map(
    ({ sourceCodeLocation: range }) => [range?.startOffset ?? 0, range?.endOffset ?? 0] as const,
  );
  let rest = '';
  let position = 0;
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    // Inside an element that is already cut.
    if (start < position) continue;
    rest += html.slice(position, start);
    position = end;
  }
  return rest + html.slice(position);
}
