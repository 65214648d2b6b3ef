import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** An error ends a command with its message, without a stack trace. */
export function run(command: () => Promise<void>): void {
  command().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

/** Writes a file of data as the formatter wants it. */
export function writeJson(file: string, data: unknown): void {
  writeFileSync(file, JSON.stringify(data));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}
