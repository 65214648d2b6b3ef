import { fileURLToPath } from 'node:url';

/** @param {string} name */
const ownFile = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Next's own components need Next's scripts. */
const PLAIN = {
  'next/image': ownFile('./islands/plain-image.tsx'),
  'next/link': ownFile('./islands/plain-link.tsx'),
};

/** Finished pages load no client of Next: what a build need not compile. */
const UNUSED = { 'next/dist/client/app-next-turbopack.js': 'next-islands/no-client' };

/**
 * Lets `next build` turn its export into static pages with islands.
 * @param {import('next').NextConfig} config an adapter in it runs too, after the pages are finished
 * @param {import('./build/finish-pages').Settings} settings
 * @returns {import('next').NextConfig}
 */
export function withIslands(config, settings) {
  const {
    adapterPath,
    basePath = '',
    distDir,
    typescript,
    transpilePackages = [],
    serverExternalPackages = [],
    turbopack = {},
  } = config;
  const tsconfig = typescript?.tsconfigPath ?? 'tsconfig.json';
  // As Next does: it builds in `.next`.
  const out = distDir && distDir !== '.next' ? distDir : 'out';
  const alias = { ...PLAIN, ...settings.alias };
  // The adapter, and `next dev`, read it: Next passes nothing to them.
  process.env.NEXT_ISLANDS = JSON.stringify({ ...settings, alias, adapterPath, basePath, out, tsconfig });
  const isFinished = config.output === 'export' && process.env.OPTIMIZE !== '0';
  return {
    ...config,
    turbopack: isFinished ? { ...turbopack, resolveAlias: { ...UNUSED, ...turbopack.resolveAlias } } : turbopack,
    adapterPath: config.output === 'export' ? ownFile('./adapter.mjs') : adapterPath,
    transpilePackages: [...transpilePackages, 'next-islands'],
    serverExternalPackages: [...serverExternalPackages, 'rolldown'],
  };
}
