import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** The fixture's site as Next writes it, by `OPTIMIZE=0` (e2e/index.ts). */
export const PLAIN_DIR = 'fixture/plain/out';

/** Keeps the last export of the fixture there. */
export function keepPlain(): void {
  rmSync(PLAIN_DIR, { recursive: true, force: true });
  mkdirSync(dirname(PLAIN_DIR), { recursive: true });
  renameSync('fixture/out', PLAIN_DIR);
}
