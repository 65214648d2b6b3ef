import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { CONTENT_DIR } from '@/company/content-dir.mjs';
import { childElements, type Drawing, type DrawingElement, parseDrawing } from '@/company/drawing';

/** Reads an SVG of content/brand/, such as `wordmark`; undefined if it does not exist. Throws if it contains anything unsafe. */
export function readDrawing(name: string): Drawing | undefined {
  const path = `${CONTENT_DIR}/content/brand/${name}.svg`;
  return existsSync(path) ? parseDrawing(readFileSync(path, 'utf8'), name) : undefined;
}

/** Converts a parsed SVG element into a React element, so that no text is inserted as HTML. */
export function drawElement(element: DrawingElement, key = 0): ReactNode {
  const attributes = element.attrs.map(({ name, value }) => [reactName(name), value]);
  const children = childElements(element).map(drawElement);
  return createElement(element.tagName, { key, ...Object.fromEntries(attributes) }, ...children);
}

function reactName(name: string): string {
  if (name === 'class') return 'className';
  return name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
