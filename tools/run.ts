import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import env from '@next/env';
import { applyEdits, modify } from 'jsonc-parser';
import { errorText } from '@/checks/problem';
import { EXPORT_DIR } from '@/company/content-dir.mjs';
import { readText } from '@/export/files';

const COMMANDS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** Runs a command with the settings of `.env` files. Exits at an error, with its message and no stack trace. */
export function run(command: () => Promise<void>): void {
  env.loadEnvConfig(process.cwd());
  command().catch((error: Error) => {
    console.error(errorText(error));
    process.exit(1);
  });
}

/** Throws if there is no export yet. */
export function requireExport(): void {
  if (!existsSync(`${EXPORT_DIR}/index.html`)) throw new Error('There is no export: run `npm run build` first.');
}

/** Runs the command of a package by its file, because Windows cannot start `npx` without a shell. Returns whether it succeeded. */
export function runPackage(name: keyof typeof COMMANDS, args: string[], options: SpawnSyncOptions = {}): boolean {
  return spawnSync(process.execPath, [COMMANDS[name], ...args], { stdio: 'inherit', ...options }).status === 0;
}

/** Sets the value at a key with dots in a JSON file, and keeps the format of the rest. */
export function setValue(file: string, key: string, value: unknown): void {
  const text = readText(file);
  const path = key.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  const options = {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    // Lists such as `$sample` come after `$schema`.
    getInsertionIndex: (names: string[]) => (key.startsWith('$') ? 1 : names.length),
  };
  writeFileSync(file, applyEdits(text, modify(text, path, value, options)));
}
