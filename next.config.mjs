import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

/** @param {string} phase */
export default function config(phase) {
  return withNextIntl({
    // Only the build exports: with it, `next dev` would refuse to run middleware.ts.
    output: phase === PHASE_PRODUCTION_BUILD ? 'export' : undefined,
    // Checks the content before the build and finishes out/ after it, so that a bare `next build` is complete.
    adapterPath:
      phase === PHASE_PRODUCTION_BUILD ? fileURLToPath(new URL('./scripts/adapter.mjs', import.meta.url)) : undefined,
    experimental: {
      // Two root layouts share one 404 page.
      globalNotFound: true,
      // Our own chunks are small: one request less on every page.
      turbopackChunking: { minChunkSize: 100_000 },
    },
    turbopack: {
      // Younger than the build's list of selectors; it is passed on as it stands.
      ignoreIssue: [{ path: '**/globals.css', description: /target-current/ }],
    },
    reactStrictMode: true,
    poweredByHeader: false,
  });
}
