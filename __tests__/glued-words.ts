import { type DefaultTreeAdapterMap, parse } from 'parse5';

/** What every program without style sheets begins on a line of its own; some do not know `dd`, `summary` or `figcaption`. */
const LINES =
  /^(article|aside|blockquote|body|br|div|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/;
const NO_TEXT = /^(head|script|style|template|wbr)$/;
const END_OF_WORDS = /[\p{L}\p{N}.,:;!?%)»”]$/u;
const START_OF_WORDS = /^[\p{L}\p{N}(§+\u2212«“]/u;
const SHOWN = 20; // letters of a place

/** Returns the places of a page where only a style sheet keeps words, numbers or labels apart: `3000|Sales`. */
export function gluedWords(html: string): string[] {
  const found: string[] = [];
  let before = ''; // the words before, on the same line
  let isApart = true; // whether an element ends or begins after them
  const add = (text: string) => {
    if (isApart && END_OF_WORDS.test(before) && START_OF_WORDS.test(text))
      found.push(`${before.slice(-SHOWN)}|${text.slice(0, SHOWN)}`);
    before = text;
    isApart = false;
  };
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if (node.nodeName === '#text' && 'value' in node) add(node.value);
    if (!('childNodes' in node) || NO_TEXT.test(node.nodeName)) return;
    const edge = () => {
      isApart = true;
      if (LINES.test(node.nodeName)) before = '';
    };
    edge();
    const alt = 'attrs' in node && node.attrs.find(({ name }) => name === 'alt')?.value;
    if (alt) add(alt);
    node.childNodes.forEach(visit);
    edge();
  };
  visit(parse(html));
  return found;
}
