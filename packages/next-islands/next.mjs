import { fileURLToPath } from 'node:url';

/** @param {string} name */
const ownFile = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Next's own components need Next's scripts. */
const PLAIN = {
  'next/image': ownFile('./islands/plain-image.tsx'),
  'next/link': ownFile('./islands/plain-link.tsx'),
};

/**
 * Lets `next build` turn its export into static pages with islands. Paths are relative to the project.
 *
 * @typedef {object} Settings
 * @property {string} islands the script of the islands, which calls `startIslands`
 * @property {{ head?: string, body?: string, notFound?: string, after?: string }} [boot]
 *   the inline scripts: at the start of `<head>`; after the element that the selector `after` finds, else before
 *   `<main>`; and in its place on the 404 page
 * @property {import('./build/first-view').FirstView} [firstView] inlines the styles of the first view
 * @property {string} [policy] a module that exports `sources`: what pages may load besides their own files
 * @property {Record<string, string>} [alias] files in place of packages, in the script of the islands
 *
 * @param {import('next').NextConfig} config an adapter in it runs too, after the pages are finished
 * @param {Settings} settings
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
  } = config;
  const tsconfig = typescript?.tsconfigPath ?? 'tsconfig.json';
  // As Next does: it builds in `.next`.
  const out = distDir && distDir !== '.next' ? distDir : 'out';
  const alias = { ...PLAIN, ...settings.alias };
  // The adapter, and `next dev`, read it: Next passes nothing to them.
  process.env.NEXT_ISLANDS = JSON.stringify({ ...settings, alias, adapterPath, basePath, out, tsconfig });
  return {
    ...config,
    adapterPath: config.output === 'export' ? ownFile('./adapter.mjs') : adapterPath,
    transpilePackages: [...transpilePackages, 'next-islands'],
    serverExternalPackages: [...serverExternalPackages, 'rolldown'],
  };
}
