import {
  atEnd,
  atHead,
  attribute,
  type Edit,
  type Element,
  elementsOf,
  insertion,
  isScript,
  removals,
  textOf,
  UnknownHtml,
} from './html';

/** Next's scripts, and those that carry its data. Other scripts stay: the page's own, and React's for parts that come late. */
const isOfNext = (element: Element) =>
  isScript(element) &&
  (attribute(element, 'src')?.includes('/_next/') ||
    attribute(element, 'id') === '_R_' ||
    textOf(element).includes('self.__next_'));

const isPreload = (element: Element) =>
  element.tagName === 'link' &&
  /^(script|modulepreload)$/.test(attribute(element, 'as') ?? attribute(element, 'rel') ?? '');

const isIsland = (element: Element) => attribute(element, 'data-island') !== undefined;

/** Where Next puts metadata that comes late: hidden, and without content if nothing did. */
const isOutlet = (element: Element) =>
  attribute(element, 'hidden') === '' &&
  element.childNodes.length > 0 &&
  element.childNodes.every(({ nodeName }) => nodeName === '#comment');

/** Returns the comments between two texts outside of islands, which only hydration needs. */
function separatorsOf(elements: Element[]) {
  const inside = new Set<unknown>();
  return elements.flatMap((element) => {
    const isInside = isIsland(element) || inside.has(element.parentNode);
    if (isInside) inside.add(element);
    return isInside ? [] : element.childNodes.filter((node) => 'data' in node && node.data === ' ');
  });
}

/** Replaces Next's scripts with that of the islands, removes what only hydration needs, and moves props to the end of the page. */
export function islandEdits(html: string, script: string, inCode = (props: string) => props): Edit[] {
  const elements = elementsOf(html);
  const removed = elements.filter((element) => isOfNext(element) || isPreload(element) || isOutlet(element));
  if (!removed.some(isScript)) throw new UnknownHtml('no <script>');
  const islands = elements.filter(isIsland);
  const edits = [
    ...removals(removed),
    ...separatorsOf(elements).flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []),
    ...islands.flatMap(({ sourceCodeLocation }, index): Edit | [] => {
      const location = sourceCodeLocation?.attrs?.['data-props'];
      return location ? { ...location, text: `data-props="${index}"` } : [];
    }),
  ];
  if (islands.length === 0) return edits;
  const props = inCode(islands.map((island) => attribute(island, 'data-props')).join());
  const data = `<script type="application/json" id="props">[${props.replaceAll('<', '\\u003c')}]</script>`;
  // `async`, because it would delay DOMContentLoaded.
  return [...edits, atEnd(html, `${data}<script type="module" async src="${script}"></script>`)];
}

type Boot = Record<'head' | 'view' | 'body', string>;

/** Adds inline scripts: at the start of `<head>`, at the end of the first element that `isLast` is true of, and after it. */
export function bootEdits(html: string, { head, view, body }: Boot, isLast: (element: Element) => boolean): Edit[] {
  const elements = elementsOf(html);
  const locationOf = (is: (element: Element) => boolean) => elements.find(is)?.sourceCodeLocation;
  const named = (name: string) => locationOf(({ tagName }) => tagName === name);
  const last = locationOf(isLast);
  const place = last?.endOffset ?? named('main')?.startOffset ?? named('body')?.startTag?.endOffset;
  return [
    atHead(html, inline(head)),
    insertion(inline(view), last?.endTag?.startOffset ?? place, 'no <body>'),
    insertion(inline(body), place, 'no <body>'),
  ];
}

const inline = (code: string) => code && `<script>${code}</script>`;
