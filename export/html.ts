import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Next's HTML is not as this project knows it. Such a build stops (docs/upgrading.md). */
export class UnknownHtml extends Error {
  constructor(missing: string) {
    super(`A page of Next’s is not as export/ knows it: ${missing} (docs/upgrading.md).`);
  }
}

/** Every element of a document, in its order, contents of `<template>` and `<noscript>` included. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
  return found;
}

/** The value of an attribute; undefined without it. */
export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

/** The value of an attribute of the first element of that name; of a link, of the first with `rel`. Undefined without it. */
export function valueIn(html: string, tag: string, name: string, rel?: string): string | undefined {
  const elements = elementsOf(html).filter(({ tagName }) => tagName === tag);
  const element = elements.find((one) => attribute(one, 'rel') === rel);
  return element && attribute(element, name);
}

/** Whether an element is a script that browsers run; JSON is data. */
export const isRun = (element: Element) =>
  element.tagName === 'script' && !/json$/.test(attribute(element, 'type') ?? '');

/** The text directly in an element, such as that of a script. */
export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The text that `html` has for an element of it. */
export function sourceOf(html: string, element: Element): string {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
  return html.slice(startOffset, endOffset);
}

/** `html` without some of its elements; of equal ones the first goes for each. */
export function withoutElements(html: string, elements: Element[]): string {
  return elements.reduce((rest, element) => rest.replace(sourceOf(html, element), ''), html);
}
