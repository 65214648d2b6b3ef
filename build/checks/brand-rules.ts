import { readDrawing } from '@/lib/brand';
import type { Problem } from './source';

/** What a page cannot have of the logos. @param platforms ids of the platforms, which may have one each */
export function checkLogos(root: string, platforms: string[] = []): Problem[] {
  const names = ['wordmark', 'wordmark-footer', ...platforms.map((id) => `platforms/${id}`)];
  return names.flatMap((name) => {
    try {
      readDrawing(name, root);
      return [];
    } catch (error) {
      return [
        {
          file: `content/brand/${name}.svg`,
          line: 0,
          key: '',
          message: (error as Error).message.replace(/^.*?: /, ''),
        },
      ];
    }
  });
}
