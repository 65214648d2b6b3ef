import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firm } from '@/site/firm';
import { FORM_ENDPOINT } from '@/site/form-endpoint';
import { compress } from './delivery/compress';
import { filesOf, pagesOf } from './delivery/exported';
import { writeHosts } from './delivery/hosts';
import { withDataApart } from './delivery/page-data';
import { rewritePage } from './delivery/rewrite';

/** What Next writes and no page asks for: the 404 page under a second name, and lists for a router that this site does not use. */
const NOT_PUBLIC = /^_not-found[./]|^_next\/static\/[^/]+\/_\w+Manifest\.js$/;

function removeNotPublic(dir: string): void {
  for (const file of filesOf(dir).filter((name) => NOT_PUBLIC.test(name))) {
    rmSync(join(dir, file));
    const folder = join(dir, dirname(file));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** Stores the data of a page under a name made from it, so that it may be cached for good. Returns its address. */
function savePageData(dir: string, text: string): string {
  const address = `/_next/static/pages/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`;
  mkdirSync(join(dir, dirname(address)), { recursive: true });
  writeFileSync(join(dir, address), text);
  return address;
}

/**
 * Makes an export ready to be published: pages locked down, hosts described, text files compressed.
 * `dir` is the export. Throws an error whose message says which page breaks which rule.
 */
export function finishExport(dir: string): void {
  removeNotPublic(dir);
  const origins = { form: new URL(FORM_ENDPOINT).origin, map: firm.map && new URL(firm.map.embedUrl).origin };
  const { pages, notFound } = pagesOf(dir);
  for (const { file, html } of [...pages, notFound]) {
    const bare = withDataApart(html, file, (text) => savePageData(dir, text));
    writeFileSync(join(dir, file), rewritePage(bare, file, origins));
  }
  writeHosts(dir);
  compress(dir);
}
