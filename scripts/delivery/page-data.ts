import { attribute, elementsOf, sourceOf, textOf } from './page';

/** One piece of the data, as Next writes it: its kind and its text. Kind 0 opens the stream, 1 is text. */
type Piece = [kind: number, text?: string];

const PUSH = /^\(?self\.__next_f.*?\.push\((\[.*\])\)$/s;

/**
 * Takes the data that React resumes a page from, which Next repeats the whole page in, out of its HTML: no browser needs
 * it before the first paint. `save` stores its text and returns the address where the head script finds it
 * (components/layout/start-script.ts). Throws with the name of `file` when Next wrote it otherwise than this module knows.
 */
export function withDataApart(html: string, file: string, save: (text: string) => string): string {
  const found = elementsOf(html)
    .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
    .map((element) => ({ source: sourceOf(html, element), push: PUSH.exec(textOf(element)) }))
    .filter(({ push }) => push);
  const pieces: Piece[] = found.map(({ push }) => JSON.parse(push?.[1] ?? ''));
  if (pieces.length === 0 || pieces.some(([kind]) => kind > 1)) {
    throw new Error(
      `${file}: the data of the page (self.__next_f) is not written as scripts/delivery/page-data.ts expects`,
    );
  }
  const address = save(pieces.map(([, text = '']) => text).join(''));
  const [first, ...rest] = found.map(({ source }) => source);
  return rest
    .reduce((page, source) => page.replace(source, ''), html)
    .replace(first ?? '', () => `<script type="text/plain" data-page="${address}"></script>`);
}
