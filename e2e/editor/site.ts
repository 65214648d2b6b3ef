import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { writeFiles } from '@/__tests__/folder';
import { publishEditor } from '@/tools/build/publish-editor';
import { startGitHub, type TestGitHub } from './github';

/** Where the host shows the edited branch. */
export const PREVIEW = 'https://edit.firm-site.pages.dev';

/** A firm's repository, its GitHub, and a site that consists of the editor. */
export interface Firm {
  github: TestGitHub;
  site: string; // the folder that is served
  address: string;
  /** The URLs that the pages requested. */
  requests: string[];
  /** The headers that the host sends. */
  headers: string;
  /** The text of a file on a branch. */
  readFile: (branch: string, file: string) => string;
  bytesOn: (branch: string, file: string) => Buffer;
  /** Whether the host has built what was saved. */
  isPreviewed: boolean;
  /** The branch that the host has published, or an older commit. */
  live: 'main' | 'older';
  /** A folder with the files of a branch. */
  checkOut: (branch: string) => string;
  close: () => void;
}

/** Starts a firm with the company of the tests; its host builds branches. */
export async function startFirm(): Promise<Firm> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const github = startGitHub();
  const { objects } = github;
  const bytesOn = (branch: string, file: string) => {
    const found = objects.files(objects.head(branch) ?? '').find(({ path }) => path === file);
    return objects.blob(found?.sha ?? '') ?? Buffer.from('');
  };
  const site = join(folder, 'site');
  mkdirSync(site);
  cpSync('public/_headers', join(site, '_headers'));
  const host = { CF_PAGES_URL: 'https://0a1b2c.firm-site.pages.dev', CF_PAGES_COMMIT_SHA: 'published' };
  await publishEditor(site, { repository: 'firm/site' }, host, github.root);
  const server: Server = createServer(sirv(site, { extensions: ['html'], dev: true })).listen(0);
  return {
    github,
    site,
    headers: readFileSync(join(site, '_headers'), 'utf8'),
    requests: [],
    isPreviewed: false,
    live: 'older',
    address: `http://localhost:${(server.address() as AddressInfo).port}/edit`,
    readFile: (branch, file) => String(bytesOn(branch, file)),
    bytesOn,
    checkOut: (branch) => {
      const into = mkdtempSync(join(folder, `${branch}-`));
      const files = objects.files(objects.head(branch) ?? '').map(({ path }) => [path, bytesOn(branch, path)]);
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
