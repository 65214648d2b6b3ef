import { pagesOf } from 'next-islands/files';
import { attribute, elementsOf } from 'next-islands/html';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';

const exported = pagesOf(EXPORT_DIR);
const parsed = (page: (typeof exported.pages)[number]) => ({ ...page, elements: elementsOf(page.html) });

export type ExportedPage = ReturnType<typeof parsed>;

/** The pages of the export, with their elements. */
export const pages = exported.pages.map(parsed);
/** The same and the 404 page. */
export const allPages = [...pages, parsed(exported.notFound)];

/** The elements of a page that have an attribute, with its value. */
export const withAttribute = ({ elements }: ExportedPage, name: string) =>
  elements.flatMap((element) => {
    const value = attribute(element, name);
    return value === undefined ? [] : [{ element, value }];
  });
