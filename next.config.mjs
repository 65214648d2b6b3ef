import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from './lib/content-dir.mjs';

// Another company must not get the form address of .env files; they do not override an empty value.
if (IS_OTHER_COMPANY) process.env.NEXT_PUBLIC_FORM_ENDPOINT = '';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

/** @param {string} phase */
export default function config(phase) {
  const isBuild = phase === PHASE_PRODUCTION_BUILD;
  // `next typegen` has the same phase. Content that is not ready to be published must not stop it.
  const isTypegen = process.argv.includes('typegen');
  return withNextIntl({
    // With `export`, `next dev` would refuse to run middleware.ts.
    output: isBuild ? 'export' : undefined,
    distDir: isBuild ? EXPORT_DIR : undefined,
    typescript: { tsconfigPath: TSCONFIG },
    adapterPath:
      isBuild && !isTypegen ? fileURLToPath(new URL('./tools/build/adapter.mjs', import.meta.url)) : undefined,
    experimental: {
      // One 404 page for two root layouts.
      globalNotFound: true,
      // After a change of CONTENT_DIR, the cache reports errors in files that are no longer used.
      turbopackFileSystemCacheForBuild: false,
    },
    serverExternalPackages: ['rolldown'],
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
  });
}
