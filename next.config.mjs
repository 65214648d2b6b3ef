import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { withIslands } from 'next-islands/next';
import { EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from './lib/content-dir.mjs';
import { FIRST_VIEW } from './lib/first-view.mjs';

// Another company must not get the form address of .env files; they do not override an empty value.
if (IS_OTHER_COMPANY) process.env.NEXT_PUBLIC_FORM_ENDPOINT = '';

const PROJECT = import.meta.dirname;
const NEXT = fileURLToPath(import.meta.resolve('next/package.json'));
const TOGGLE_PARTS = join(PROJECT, 'components/islands/toggle-parts.browser.ts');

// A function, because Headless UI may not be installed yet: that is refused below.
const islands = () => ({
  islands: 'components/islands/start.browser.ts',
  boot: {
    head: 'components/layout/head.boot.ts',
    view: 'components/layout/view.boot.ts',
    body: 'components/layout/body.boot.ts',
    notFound: 'components/not-found/not-found.boot.ts',
    after: FIRST_VIEW.last,
  },
  firstView: FIRST_VIEW,
  policy: 'tools/build/policy-sources.ts',
  edit: 'tools/build/kept-words.ts',
  shortNames: true,
  // Of Headless UI the toggle alone, without what it does not need: 4 kB.
  alias: {
    '@headlessui/react': fileURLToPath(
      new URL('components/switch/switch.js', import.meta.resolve('@headlessui/react')),
    ),
    '@react-aria/focus': TOGGLE_PARTS,
    '@react-aria/interactions': TOGGLE_PARTS,
    '../label/label.js': TOGGLE_PARTS,
    '../description/description.js': TOGGLE_PARTS,
    '../../internal/form-fields.js': TOGGLE_PARTS,
  },
});

/** Ends the command with one sentence. @param {string} reason */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

if (/[#?]/.test(PROJECT)) refuse(`${PROJECT}: tools read # and ? in a path as part of an address; rename the folder.`);
// Only npm writes this file.
if (!existsSync(join(PROJECT, 'node_modules/.package-lock.json')))
  refuse('Install with `npm ci`: other package managers ignore the versions in package-lock.json.');

/** Returns the closest folder that has both paths. @param {string} folder @param {string} path @returns {string} */
const commonFolder = (folder, path) =>
  relative(folder, path).startsWith('..') ? commonFolder(dirname(folder), path) : folder;

/** The addresses of this machine, which `next dev` prints for phones in the same network. */
const ADDRESSES = Object.values(networkInterfaces()).flatMap((found = []) => found.map(({ address }) => address));

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

/** @param {string} phase */
export default function config(phase) {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // `next typegen` has the same phase. Content that is not ready to be published must not stop it.
  const isTypegen = process.argv.includes('typegen');
  /** @type {import('next').NextConfig} */
  const next = {
    // With `export`, `next dev` would refuse to run middleware.ts.
    output: isBuild ? 'export' : undefined,
    distDir: isBuild ? EXPORT_DIR : undefined,
    // `npm test` checks types once, in a part of its own; what is saved in `npm start` has none.
    typescript: { tsconfigPath: TSCONFIG, ignoreBuildErrors: Boolean(process.env.NPM_TEST || process.env.EXPORT_DIR) },
    adapterPath: isBuild && !isTypegen ? join(PROJECT, 'tools/build/adapter.mjs') : undefined,
    // Without `ts`: an export has no middleware.
    pageExtensions: isBuild ? ['tsx'] : undefined,
    experimental: {
      // One 404 page for two root layouts.
      globalNotFound: true,
      // After a change of CONTENT_DIR, the cache reports errors in files that are no longer used.
      turbopackFileSystemCacheForBuild: false,
      // Its server runs once. As client code, style sheets are minified.
      turbopackMinify: { server: false, client: true },
      turbopackSourceMaps: false,
      turbopackScopeHoisting: false,
      // All of `browserslist` know ranges such as `width < 40em`, which are shorter than their replacement. There is one color scheme.
      lightningCssFeatures: { exclude: ['light-dark', 'media-queries'] },
    },
    turbopack: {
      // Without it, Next looks for lockfiles in parent folders. `node_modules` may be a link to another folder, as in worktrees of Git.
      root: commonFolder(PROJECT, NEXT),
      rules: {
        '*.json': {
          condition: { all: [{ path: /(content|messages)\/[\w-]+\.json$/ }, { content: /^\ufeff/ }] },
          loaders: ['./tools/build/read-json.cjs'],
          as: '*.json',
        },
      },
      // Turbopack keeps this selector, but does not know it.
      ignoreIssue: [{ path: '**/*.css', description: /target-current/ }],
    },
    // Bundled for pages and for each route, it is a fifth of the code.
    serverExternalPackages: ['zod'],
    reactStrictMode: true,
    poweredByHeader: false,
    allowedDevOrigins: ADDRESSES,
  };
  return withNextIntl(withIslands(next, islands()));
}
