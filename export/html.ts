import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

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

export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

export function sourceOf(html: string, element: Element): string {
  const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {};
  return html.slice(startOffset, endOffset);
}

export function withoutElements(html: string, elements: Element[]): string {
  return elements.reduce((rest, element) => rest.replace(sourceOf(html, element), ''), html);
}
