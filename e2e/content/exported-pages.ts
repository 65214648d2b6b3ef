import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { pagesOf } from '@/tools/build/files';
import { attribute, elementsOf } from '@/tools/build/html';

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
