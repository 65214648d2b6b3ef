/** The fixture's site as Next writes it, without optimizations: e2e/index.ts has its build keep it (export/adapter.mjs). */
export const PLAIN_DIR = 'fixture/plain/out';
