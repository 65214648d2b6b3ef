import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { CONTENT_DIR } from '@/company/content-dir.mjs';
import { type Drawing, parseDrawing } from '@/company/drawing';

/** An SVG of content/brand/, such as `wordmark`; undefined if there is none. Throws if it has what must not be in a page. */
export function readDrawing(name: string): Drawing | undefined {
  const path = `${CONTENT_DIR}/content/brand/${name}.svg`;
  return existsSync(path) ? parseDrawing(readFileSync(path, 'utf8'), name) : undefined;
}
