import { EXPORT_DIR } from '@/company/content-dir.mjs';
import { pagesOf } from '@/export/files';
import { attribute, type Element, elementsOf } from '@/export/html';

const { pages, notFound } = pagesOf(EXPORT_DIR);

export { pages };
export const all = [...pages, notFound];

const known = new Map<string, Element[]>();
/** The elements of a page, which is read once however often it is asked for. */
export function elementsIn(html: string): Element[] {
  const elements = known.get(html) ?? elementsOf(html);
  known.set(html, elements);
  return elements;
}

/** Those that have an attribute, with its value. */
export function having(html: string, name: string): { element: Element; value: string }[] {
  return elementsIn(html).flatMap((element) => {
    const value = attribute(element, name);
    return value === undefined ? [] : [{ element, value }];
  });
}
