import { type Edit, elementsOf, matcher } from 'next-islands/html';
import { KEPT_WORDS } from '@/i18n/kept-words';

/** Elements that hold no others, and islands, which React hydrates (components/ui/keep-words.browser.tsx). */
const isClosed = matcher(
  ':is(head, script, textarea, select, svg, [data-island]), :is(head, select, svg, [data-island]) *',
);
const ALL = new RegExp(KEPT_WORDS, 'gu');

/** Keeps words such as “e-post” on one line in the sentences of a page. */
export function editPage(html: string): Edit[] {
  const nodes = elementsOf(html).flatMap((element) => (isClosed(element) ? [] : element.childNodes));
  return nodes.flatMap(({ nodeName, sourceCodeLocation }): Edit[] => {
    if (nodeName !== '#text' || !sourceCodeLocation) return [];
    const { startOffset, endOffset } = sourceCodeLocation;
    const text = html.slice(startOffset, endOffset);
    // A single word may have a line of its own.
    if (!/\s/.test(text)) return [];
    return Array.from(text.matchAll(ALL), ({ 0: word, index }) => ({
      startOffset: startOffset + index,
      endOffset: startOffset + index + word.length,
      text: `<span class="whitespace-nowrap">${word}</span>`,
    }));
  });
}
