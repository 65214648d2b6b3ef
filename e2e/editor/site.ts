import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { publishEditor } from '@/export/publish-editor';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { runPackage } from '@/scripts/run';
import { TestGitHub } from './github';

const FOLDERS = ['content', 'messages', 'public/brand'];

/** A firm's repository with a GitHub around it, and a site that has nothing but the editor. */
export interface Firm {
  github: TestGitHub;
  address: string;
  /** The text of a file on a branch. */
  textOn: (branch: string, file: string) => string;
  /** A folder with the files of a branch. */
  checkOut: (branch: string) => string;
  /** Both branches are again as in the beginning. */
  reset: () => void;
  close: () => void;
}

/** Where a company is built that the editor has changed, inside the project, as `next build` asks. */
const EDITED_COMPANY = '.edited-company';

/** Builds the site with the content of a folder. Returns the HTML of its first page. */
export function buildSite(checkedOut: string): string {
  cpSync(CONTENT_DIR, EDITED_COMPANY, {
    recursive: true,
    filter: (path) => !/fixture[\\/](out|small|plain)/.test(path),
  });
  cpSync(checkedOut, EDITED_COMPANY, { recursive: true });
  try {
    runPackage('next', ['build'], {
      env: { ...process.env, CONTENT_DIR: EDITED_COMPANY },
      stdio: ['ignore', 'ignore', 2],
    });
    return readFileSync(join(EDITED_COMPANY, 'out/index.html'), 'utf8');
  } finally {
    rmSync(EDITED_COMPANY, { recursive: true });
  }
}

/** The company of the tests; `files` are added to it, by path. */
export async function startFirm(files: Record<string, string> = {}): Promise<Firm> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const [work, bare, site] = ['work', 'bare.git', 'site'].map((name) => join(folder, name)) as [string, string, string];
  for (const name of FOLDERS) cpSync(join(CONTENT_DIR, name), join(work, name), { recursive: true, dereference: true });
  for (const name of readdirSync(join(work, 'messages')).filter((file) => file.endsWith('.json'))) {
    const file = join(work, 'messages', name);
    // As the editor writes it.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\u00ad', '\\u00ad'));
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(work, dirname(file)), { recursive: true });
    writeFileSync(join(work, file), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: work });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Start');
  git('clone', '-q', '--bare', '.', bare);
  const github = new TestGitHub(bare);
  const api = { apiRoot: github.root, graphqlUrl: github.root.replace('/api/v3', '/graphql') };
  await publishEditor(site, 'firm/site', {}, api);
  const server: Server = createServer(sirv(site, { extensions: ['html'], dev: true })).listen(0);
  return {
    github,
    address: `http://localhost:${(server.address() as AddressInfo).port}/edit`,
    textOn: (branch, file) => github.git(['show', `${branch}:${file}`]),
    checkOut: (branch) => {
      const into = mkdtempSync(join(folder, `${branch}-`));
      github.git(['--work-tree', into, 'checkout', '-f', branch, '--', '.']);
      return into;
    },
    reset: () => {
      github.git(['update-ref', 'refs/heads/main', github.git(['rev-list', '--max-parents=0', 'main'])]);
      github.git(['update-ref', '-d', 'refs/heads/edit']);
    },
    close: () => {
      github.close();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
