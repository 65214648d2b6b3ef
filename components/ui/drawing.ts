import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { CONTENT_DIR } from '@/company/content-dir.mjs';
import { childElements, type Drawing, type DrawingElement, parseDrawing } from '@/company/drawing';

/** An SVG of content/brand/, such as `wordmark`; undefined if there is none. Throws if it has what must not be in a page. */
export function readDrawing(name: string): Drawing | undefined {
  const path = `${CONTENT_DIR}/content/brand/${name}.svg`;
  return existsSync(path) ? parseDrawing(readFileSync(path, 'utf8'), name) : undefined;
}

/** A React element of a parsed SVG element: no HTML is made from text. */
export function drawElement(element: DrawingElement, key = 0): ReactNode {
  const attributes = element.attrs.map(({ name, value }) => [reactName(name), value]);
  const children = childElements(element).map(drawElement);
  return createElement(element.tagName, { key, ...Object.fromEntries(attributes) }, ...children);
}

function reactName(name: string): string {
  if (name === 'class') return 'className';
  return name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
