import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { TSCONFIG } from '@/lib/content-dir.mjs';

/** The text of the inline script, for the browsers that package.json names. esbuild escapes `</script`. */
export function bootScript(): string {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { outputFiles } = buildSync({
    entryPoints: ['boot/main.ts'],
    tsconfig: TSCONFIG,
    bundle: true,
    minify: true,
    write: false,
    target: browserslist.map((browser) => browser.replace(' ', '')),
    charset: 'utf8',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
