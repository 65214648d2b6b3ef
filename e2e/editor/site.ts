import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { writeFiles } from '@/__tests__/folder';
import { publishEditor } from '@/tools/build/publish-editor';
import { startGitHub } from './github';

/** Where the host shows the edited branch. */
export const PREVIEW = 'https://edit.firm-site.pages.dev';

export type Firm = Awaited<ReturnType<typeof startFirm>>;

/** Starts a firm with the company of the tests: its repository, its GitHub, and a site that consists of the editor. */
export async function startFirm() {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const github = startGitHub();
  const { objects } = github;
  const site = join(folder, 'site');
  mkdirSync(site);
  cpSync('public/_headers', join(site, '_headers'));
  const host = { CF_PAGES_URL: 'https://0a1b2c.firm-site.pages.dev', CF_PAGES_COMMIT_SHA: 'published' };
  await publishEditor(site, { repository: 'firm/site' }, host, github.root);
  const server: Server = createServer(sirv(site, { extensions: ['html'], dev: true })).listen(0);
  return {
    github,
    objects,
    site, // the folder that is served
    headers: readFileSync(join(site, '_headers'), 'utf8'), // those that the host sends
    requests: [] as string[], // the URLs that the pages requested
    isPreviewed: false, // the host has built what was saved
    live: 'older' as 'main' | 'older', // the branch that the host has published, or an older commit
    address: `http://localhost:${(server.address() as AddressInfo).port}/edit`,
    /** Returns a folder with the files of a branch. */
    checkOut: (branch: string) => {
      const into = mkdtempSync(join(folder, `${branch}-`));
      const files = objects.files(objects.head(branch) ?? '').map(({ path }) => [path, objects.bytesOn(branch, path)]);
      writeFiles(into, Object.fromEntries(files));
      return into;
    },
    close: () => {
      github.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
