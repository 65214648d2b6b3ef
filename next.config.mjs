import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

/** What a build is made from, besides its packages. */
const SOURCES = ['app', 'components', 'i18n', 'messages', 'content', 'lib', 'boot', 'package.json'];

/** A name for a build that changes with what it is made from, and with nothing else. */
function contentHash() {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256');
  for (const source of SOURCES.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    const files = statSync(source).isFile() ? [''] : readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
    for (const path of files.map((file) => join(source, file)).filter((file) => statSync(file).isFile())) {
      hash.update(relative(root, path)).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

/** @param {string} phase */
export default function config(phase) {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  return withNextIntl({
    // Only the build exports: with it, `next dev` would refuse to run middleware.ts.
    output: isBuild ? 'export' : undefined,
    // And an export has no server: where it looks for `.tsx` alone, it does not find middleware.ts, and has nothing to warn of.
    pageExtensions: isBuild ? ['tsx'] : undefined,
    // Checks the content before the build and finishes out/ after it, so that a bare `next build` is complete.
    adapterPath: isBuild ? fileURLToPath(new URL('./build/adapter.mjs', import.meta.url)) : undefined,
    experimental: {
      // Two root layouts share one 404 page.
      globalNotFound: true,
      // Our own chunks are small: one request less on every page.
      turbopackChunking: { minChunkSize: 100_000 },
    },
    serverExternalPackages: ['esbuild'],
    // Equal input gives equal output, byte for byte; a router that meets another build's text loads the whole page.
    generateBuildId: () => contentHash(),
    turbopack: {
      // The folder of the packages, not what Next finds by lockfiles further up: names of files follow from it.
      root: fileURLToPath(new URL('../..', import.meta.resolve('next/package.json'))),
      ignoreIssue: [
        // Younger than the build's list of selectors; it is passed on as it stands.
        { path: '**/globals.css', description: /target-current/ },
        // Mistakes in texts and facts are named by our own check: before a build, and in `next dev` in the place of the page.
        { path: '**/messages/*.json' },
        { path: '**/content/company.{json,ts}', description: /company\.json/ },
      ],
    },
    reactStrictMode: true,
    poweredByHeader: false,
  });
}
