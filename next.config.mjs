import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from './company/content-dir.mjs';

// The address in .env files is that of the project's company. An empty value is kept; without one they would be read again.
if (IS_OTHER_COMPANY) process.env.NEXT_PUBLIC_FORM_ENDPOINT = '';

const withNextIntl = createNextIntlPlugin('./company/request.ts');

/** @param {string} phase */
export default function config(phase) {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  return withNextIntl({
    // Only the build exports: with it, `next dev` would refuse to run middleware.ts.
    output: isBuild ? 'export' : undefined,
    distDir: isBuild ? EXPORT_DIR : undefined,
    // `npm run types` has checked them, and a company's content has no types of its own.
    typescript: { tsconfigPath: TSCONFIG, ignoreBuildErrors: IS_OTHER_COMPANY },
    adapterPath: isBuild ? fileURLToPath(new URL('./export/adapter.mjs', import.meta.url)) : undefined,
    experimental: {
      // Two root layouts share one 404 page.
      globalNotFound: true,
      // With another CONTENT_DIR, the cache prints errors about files that it no longer reads.
      turbopackFileSystemCacheForBuild: false,
    },
    serverExternalPackages: ['rolldown'],
    turbopack: {
      // The folder of node_modules: Next would look for lockfiles further up.
      root: fileURLToPath(new URL('../..', import.meta.resolve('next/package.json'))),
      rules: {
        '*.json': {
          condition: { path: /(content|messages)\/[\w-]+\.json$/ },
          loaders: ['./export/read-json.cjs'],
          as: '*.json',
        },
      },
      // Turbopack does not know this selector, and keeps it.
      ignoreIssue: [{ path: '**/*.css', description: /target-current/ }],
    },
    reactStrictMode: true,
    poweredByHeader: false,
  });
}
