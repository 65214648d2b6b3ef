import { runPackage } from '@/tools/run';
import { installChromium } from './browser';

/** Builds the site of a company, with settings of the environment besides. Returns whether it could be built. */
export function build(contentDir: string, settings = {}): boolean {
  return runPackage('next', ['build'], { env: { ...process.env, CONTENT_DIR: contentDir, ...settings } });
}

/** Runs the browser tests that are for a company. Returns whether they pass. */
export function test(contentDir: string, ...args: string[]): boolean {
  installChromium();
  return runPackage('playwright', ['test', ...args], { env: { ...process.env, CONTENT_DIR: contentDir } });
}
