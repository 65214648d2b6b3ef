import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { TSCONFIG } from '@/lib/content-dir.mjs';

/**
 * The text of the inline script that runs before React, for the browsers that package.json names.
 * @param projectDir the project's folder
 */
export function bootScript(projectDir: string): string {
  const { browserslist }: { browserslist: string[] } = JSON.parse(
    readFileSync(join(projectDir, 'package.json'), 'utf8'),
  );
  const { outputFiles } = buildSync({
    entryPoints: [join(projectDir, 'boot/main.ts')],
    absWorkingDir: projectDir,
    tsconfig: join(projectDir, TSCONFIG),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserslist.map((browser) => browser.replace(' ', '')),
    charset: 'utf8',
    legalComments: 'none',
  });
  // Nothing in it can end the element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}
