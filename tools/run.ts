import { execFile, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import env from '@next/env';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { errorText, terminalReader } from './build/terminal';

export const PORT = Number(process.env.PORT ?? 3000);
export const ADDRESS = `http://localhost:${PORT}`;

export const COMMANDS = {
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** Ends the process if `step` fails, with the message of the error and without a stack trace. */
export async function exitOnError(step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(errorText(error, terminalReader()));
    process.exit(1);
  }
}

export function run(command: () => Promise<void>): void {
  env.loadEnvConfig(process.cwd());
  void exitOnError(command);
}

export function requireExport(): void {
  if (!existsSync(`${EXPORT_DIR}/index.html`)) throw new Error('There is no export: run `npm run build` first.');
}

/** Runs a package's command by its file, because Windows cannot start `npx` without a shell. Returns whether it succeeded. */
export function runPackage(name: keyof typeof COMMANDS, args: string[], options: SpawnSyncOptions = {}): boolean {
  return spawnSync(process.execPath, [COMMANDS[name], ...args], { stdio: 'inherit', ...options }).status === 0;
}

/** Runs a package's command beside other work. Returns what it says about why it failed; '' if it succeeded. */
export function runBeside(args: string[], env: Record<string, string> = {}): Promise<string> {
  const options = { env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((done) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done(error ? lastLines(stderr || stdout) : ''),
    );
  });
}

const lastLines = (output: string) => stripVTControlCharacters(output).trim().split('\n').slice(-30).join('\n');
