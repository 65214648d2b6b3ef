import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files that a production build reads its settings from; what an earlier one sets, and what is set already, stays. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Reads the settings of a build for the commands that run without one. */
export function loadEnvironment(root: string): void {
  for (const file of FILES.map((name) => join(root, name)).filter((path) => existsSync(path)))
    process.loadEnvFile(file);
}
