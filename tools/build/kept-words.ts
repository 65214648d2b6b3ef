import { type Edit, elementsOf, matcher, withEdits } from 'next-islands/html';
import { KEPT_WORDS } from '@/i18n/kept-words';

/** Elements that hold no others, and islands, which React hydrates (components/ui/keep-words.browser.tsx). */
const isClosed = matcher(
  ':is(head, script, textarea, select, svg, [data-island]), :is(head, select, svg, [data-island]) *',
);
const ALL = new RegExp(KEPT_WORDS, 'gu');

/** Keeps words such as “e-post” on one line in the sentences of a page. */
export function editPage(html: string): string {
  const nodes = elementsOf(html).flatMap((element) => (isClosed(element) ? [] : element.childNodes));
  const edits = nodes.flatMap(({ nodeName, sourceCodeLocation }): Edit[] => {
    if (nodeName !== '#text' || !sourceCodeLocation) return [];
    const { startOffset, endOffset } = sourceCodeLocation;
    const text = html.slice(startOffset, endOffset);
    // A single word may have a line of its own.
    return /\s/.test(text) ? [{ startOffset, endOffset, text: text.replace(ALL, span) }] : [];
  });
  return withEdits(html, edits);
}

const span = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;
