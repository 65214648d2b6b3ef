import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleIslands, inlineScript } from './bundle';
import { earlyRequestEdits, preloadedFonts, withFontPreloads } from './early-requests';
import { filesByNext, pagesOf, removeEmptyFolders } from './files';
import { type FirstView, firstViewStyles } from './first-view';
import { type Edit, matcher, slashEdits, withEdits } from './html';
import { bootEdits, islandEdits } from './islands';
import { assertNoHandlers, type Sources, withPolicy } from './policy';
import { finishSheets } from './sheets';

/** What a site passes to `withIslands`. Paths are relative to the project. */
export interface Settings {
  islands: string; // the script of the islands, which calls `startIslands`
  boot?: BootScripts;
  firstView?: FirstView; // inlines its styles
  policy?: string; // a module that exports `sources`: what pages may load besides their own files
  edit?: string; // a module that exports `editPage`, which returns edits of the HTML of each page
  alias?: Record<string, string>; // files in place of packages, in the script of the islands
  shortNames?: boolean; // replaces long class names such as `sm:hidden`; not for scripts that read names, as tailwind-merge does
}

interface BootScripts {
  head?: string; // at the start of `<head>`
  view?: string; // at the end of the first view
  body?: string; // after it
  notFound?: string; // in place of `body` on the 404 page
  after?: string; // selects the first view; without it, both are before `<main>`
}

/** What Next's configuration adds to them. */
export type ProjectSettings = Settings & { tsconfig: string; basePath?: string };

const ownScript = (name: string) => fileURLToPath(new URL(`../boot/${name}.ts`, import.meta.url));

const UNUSED = /^_not-found[./]|^_next\/.*\.js$/;
/** What Next's scripts fetch: `x.txt` for the page `x.html`, and parts of pages. */
const PART = /(^|\/)__next\.[^/]*\.txt$/;

function removeUnused(dir: string, publicDir?: string): void {
  const files = filesByNext(dir, publicDir);
  const isData = (name: string) =>
    PART.test(name) || (name.endsWith('.txt') && files.includes(name.replace(/txt$/, 'html')));
  for (const name of files.filter((file) => UNUSED.test(file) || isData(file))) rmSync(join(dir, name));
  removeEmptyFolders(dir);
}

interface Modules {
  sources?: Sources;
  editPage?: (html: string) => Edit[];
}

/** Finishes the pages that Next has exported to `dir`. Throws on code in attributes and on unexpected HTML. Files of `publicDir` stay. */
export async function finishPages(
  dir: string,
  { islands, boot = {}, firstView, basePath = '', shortNames: isShort, ...options }: ProjectSettings,
  { sources = {}, editPage = () => [] }: Modules = {},
  publicDir?: string,
): Promise<void> {
  removeUnused(dir, publicDir);
  const { pages, notFound } = pagesOf(dir, publicDir);
  const others = pages.map(({ html }) => html);
  const all = [...pages, { ...notFound, html: withFontPreloads(notFound.html, others) }];
  const fonts = firstView ? preloadedFonts(all.map(({ html }) => html)) : [];
  const sheets = finishSheets(dir, { isShort, fonts, basePath }, publicDir);
  const script = basePath + (await bundleIslands(islands, dir, { ...options, inCode: sheets.inCode }));
  const { head = ownScript('head'), view, body = ownScript('body'), notFound: notFoundBody = body, after } = boot;
  const scriptOf = (path?: string) => (path ? inlineScript(path, options) : '');
  const early = { head: await scriptOf(head), view: await scriptOf(view) };
  const code = { page: await scriptOf(body), notFound: await scriptOf(notFoundBody) };
  const isLast = after ? matcher(after) : () => false;
  const styleEdits = firstView ? firstViewStyles(dir, firstView, { ...sheets, basePath }) : async () => [];
  // Parsing is slow: steps return edits of the same HTML.
  for (const { file, html } of all) {
    assertNoHandlers(html, file);
    const own = editPage(html).map((edit) => ({ ...edit, text: sheets.inCode(edit.text ?? '') }));
    const islandsOf = islandEdits(html, script, sheets.inCode);
    const page = withEdits(html, [...own, ...islandsOf, ...slashEdits(html), ...sheets.edits(html)]);
    const late = file === notFound.file ? code.notFound : code.page;
    const boots = bootEdits(page, { ...early, body: late }, isLast);
    const finished = withEdits(page, [...earlyRequestEdits(page), ...boots, ...(await styleEdits(page))]);
    writeFileSync(join(dir, file), withPolicy(finished, sources));
  }
}
