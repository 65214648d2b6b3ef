import { type ExportedPage, filesOf, pagesOf } from './exported';
import { type Rule, rulesFor } from './headers';

/** How an export is answered: the one description that every host is configured from. */
export interface Site {
  pages: ExportedPage[];
  notFound: ExportedPage;
  /** Other spellings of the addresses of pages, with the address that each leads to. */
  redirects: { from: string; to: string }[];
  rules: Rule[];
}

/** Describes the finished export in `dir`. Throws when it is not there or not finished. */
export function siteOf(dir: string): Site {
  const { pages, notFound } = pagesOf(dir);
  const redirects = pages.flatMap(({ file, address }) => [
    { from: `/${file}`, to: address },
    ...(address === '/' ? [] : [{ from: `${address}/`, to: address }]),
  ]);
  return { pages, notFound, redirects, rules: rulesFor(filesOf(dir), pages, notFound) };
}
