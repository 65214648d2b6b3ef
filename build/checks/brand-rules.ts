import { readDrawing } from '@/lib/brand';
import type { Problem } from './source';

/** What a page can't have of the logo. */
export function checkLogo(root: string): Problem[] {
  return (['wordmark', 'wordmark-footer'] as const).flatMap((name) => {
    try {
      readDrawing(name, root);
      return [];
    } catch (error) {
      const [file = '', message = ''] = (error as Error).message.split(': ', 2);
      return [{ file, line: 0, key: '', message }];
    }
  });
}
