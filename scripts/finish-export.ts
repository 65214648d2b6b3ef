import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALE_IDS } from '@/i18n/locales';
import { firm } from '@/site/firm';
import { FORM_ENDPOINT } from '@/site/form-endpoint';
import { pagePath } from '@/site/pages';
import { compress } from './delivery/compress';
import { filesOf, pagesOf } from './delivery/exported';
import { writeHosts } from './delivery/hosts';
import { licenses } from './delivery/licenses';
import { withDataApart } from './delivery/page-data';
import { rewritePage } from './delivery/rewrite';

/** What Next writes and no page asks for: the 404 page under a second name, lists and parts for a router that this site does not use. */
const NOT_PUBLIC = /^_not-found[./]|^_next\/static\/[^/]+\/_\w+Manifest\.js$|(^|\/)__next\.[^/]+\.txt$/;

/** Only the landing pages are gone to without a new document (components/layout/section-link.ts): of these alone the router asks for its text. */
const ROUTED = LOCALE_IDS.map((locale) => `${pagePath('home', locale).slice(1) || 'index'}.html`);

function removeNotPublic(dir: string): void {
  const files = filesOf(dir);
  const unasked = files.filter((name) => name.endsWith('.html') && !ROUTED.includes(name));
  const texts = unasked.map((name) => name.replace(/html$/, 'txt')).filter((name) => files.includes(name));
  for (const file of [...files.filter((name) => NOT_PUBLIC.test(name)), ...texts])
    rmSync(join(dir, file), { force: true });
  removeEmptyFolders(dir);
}

function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

/** Stores the data of a page under a name made from it, so that it may be cached for good. Returns its address. */
function savePageData(dir: string, text: string): string {
  const address = `/_next/static/pages/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`;
  mkdirSync(join(dir, dirname(address)), { recursive: true });
  writeFileSync(join(dir, address), text);
  return address;
}

/**
 * Makes an export ready to be published: pages locked down, licence texts added, hosts described, text files compressed.
 * `dir` is the export. Throws an error whose message says which page breaks which rule.
 */
export function finishExport(dir: string): void {
  removeNotPublic(dir);
  const origins = { form: new URL(FORM_ENDPOINT).origin, map: new URL(firm.map.embedUrl).origin };
  const { pages, notFound } = pagesOf(dir);
  for (const { file, html } of [...pages, notFound]) {
    const bare = withDataApart(html, file, (text) => savePageData(dir, text));
    writeFileSync(join(dir, file), rewritePage(bare, file, origins));
  }
  writeFileSync(join(dir, 'licenses.txt'), licenses(process.cwd()));
  writeHosts(dir);
  compress(dir);
}
