import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPicture } from '@/checks/content';
import { CONTENT_DIR, EXPORT_DIR } from '@/lib/content-dir.mjs';
import { COMMANDS, runBeside } from '../run';

const NEW = join(CONTENT_DIR, '.edit/out');
const OLD = join(CONTENT_DIR, '.edit/old');

/** Builds the site beside the one that is served, which it then replaces. Returns why the build has refused; '' if it has not. */
export async function rebuild(): Promise<string> {
  const reason = await runBeside([COMMANDS.next, 'build'], { EXPORT_DIR: NEW });
  if (!reason) replace();
  return reason;
}

function replace(): void {
  rmSync(OLD, { recursive: true, force: true });
  if (existsSync(EXPORT_DIR)) renameSync(EXPORT_DIR, OLD);
  renameSync(NEW, EXPORT_DIR);
  rmSync(OLD, { recursive: true, force: true });
}

/** Makes new pictures of the site, which `next dev` does not; it shows all else by itself. */
export async function remakePictures(changed: string[]): Promise<string> {
  return changed.some(isPicture) ? runBeside(['--import', 'tsx', 'tools/images.ts']) : '';
}
