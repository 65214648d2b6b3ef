import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compress } from '../delivery/compress';

const LAYOUT =
  'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }';
const PAGE = 'export default function Page() { return <h1>Hello</h1>; }';

/** The least that a Next export of our shape is: two root layouts with a page each, one 404 page, nothing else. */
const FILES = {
  'package.json': '{ "private": true }',
  // The packages lie in the project, above this folder.
  'next.config.mjs':
    "export default { output: 'export', turbopack: { root: '../..' }, experimental: { globalNotFound: true } };",
  'app/(no)/layout.jsx': LAYOUT,
  'app/(no)/page.jsx': PAGE,
  'app/en/layout.jsx': LAYOUT,
  'app/en/page.jsx': PAGE,
  'app/global-not-found.jsx':
    'export default function NotFound() { return <html lang="en"><body><h1>404</h1></body></html>; }',
};

/** Builds a bare Next export with the Next and React of this project. Returns its folder; throws with Next's words when it fails. */
export function buildFloor(): string {
  const dir = join(process.cwd(), '.next', 'floor');
  rmSync(dir, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  const next = createRequire(`${process.cwd()}/`).resolve('next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: dir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The bare export could not be built:\n${stdout}${stderr}`);
  compress(join(dir, 'out'));
  return join(dir, 'out');
}
