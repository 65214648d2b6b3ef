import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import env from '@next/env';

/** Runs a command with the settings of `.env` files. An error ends it with its message, without a stack trace. */
export function run(command: () => Promise<void>): void {
  env.loadEnvConfig(process.cwd());
  command().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

export function writeJson(file: string, data: unknown): void {
  writeFileSync(file, JSON.stringify(data));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}
