import { createElement, type ReactNode } from 'react';
import { childElements, type DrawingElement } from '@/company/drawing';

/** A React element of a parsed SVG element: no HTML is made from text. */
export function drawElement(element: DrawingElement, key = 0): ReactNode {
  const attributes = element.attrs.map(({ name, value }) => [reactName(name), value]);
  return createElement(
    element.tagName,
    { key, ...Object.fromEntries(attributes) },
    ...childElements(element).map(drawElement),
  );
}

function reactName(name: string): string {
  if (name === 'class') return 'className';
  return name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
