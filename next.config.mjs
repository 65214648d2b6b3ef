import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { withIslands } from 'next-islands/next';
import { EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from './lib/content-dir.mjs';
import { FIRST_VIEW } from './lib/first-view.mjs';

// Another company must not get the form address of .env files; they do not override an empty value.
if (IS_OTHER_COMPANY) process.env.NEXT_PUBLIC_FORM_ENDPOINT = '';

const POINTER_STATES = fileURLToPath(new URL('./components/islands/pointer-states.ts', import.meta.url));

const ISLANDS = {
  islands: 'components/islands/start.ts',
  boot: {
    head: 'components/layout/head.boot.ts',
    body: 'components/layout/body.boot.ts',
    notFound: 'components/not-found/not-found.boot.ts',
    after: FIRST_VIEW.last,
  },
  firstView: FIRST_VIEW,
  policy: 'tools/build/policy-sources.ts',
  // The toggle of Headless UI needs nothing else of them. They would be 2.6 kB.
  alias: { '@react-aria/focus': POINTER_STATES, '@react-aria/interactions': POINTER_STATES },
};

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
    // `npm test` checks types once, in a part of its own.
    typescript: { tsconfigPath: TSCONFIG, ignoreBuildErrors: process.env.NPM_TEST === 'yes' },
    adapterPath:
      isBuild && !isTypegen ? fileURLToPath(new URL('./tools/build/adapter.mjs', import.meta.url)) : undefined,
    experimental: {
      // One 404 page for two root layouts.
      globalNotFound: true,
      // After a change of CONTENT_DIR, the cache reports errors in files that are no longer used.
      turbopackFileSystemCacheForBuild: false,
      // All of `browserslist` know ranges such as `width < 40em`, which are shorter than their replacement. There is one color scheme.
      lightningCssFeatures: { exclude: ['light-dark', 'media-queries'] },
    },
    turbopack: {
      // Without it, Next looks for lockfiles in parent folders.
      root: fileURLToPath(new URL('../..', import.meta.resolve('next/package.json'))),
      rules: {
        '*.json': {
          condition: { path: /(content|messages)\/[\w-]+\.json$/ },
          loaders: ['./tools/build/read-json.cjs'],
          as: '*.json',
        },
      },
      // Turbopack keeps this selector, but does not know it.
      ignoreIssue: [{ path: '**/*.css', description: /target-current/ }],
    },
    reactStrictMode: true,
    poweredByHeader: false,
  };
  return withNextIntl(withIslands(next, ISLANDS));
}
