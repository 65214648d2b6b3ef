import { atHead, attribute, type Edit, type Element, elementsOf, HEAD, removals, sourceOf } from './html';

const isMetadata = ({ tagName, parentNode }: Element) =>
  /^(title|meta)$/.test(tagName) && parentNode?.nodeName === 'head';

/** What X reads from Open Graph, of which Next writes copies. */
const COPIED = /^twitter:(title|description|image|image:width|image:height)$/;

const isPreload = (element: Element) =>
  attribute(element, 'rel') === 'preload' && /^(font|image)$/.test(attribute(element, 'as') ?? '');

// React preloads pictures that are not in a <picture>.
const isFirstPicture = ({ tagName, parentNode }: Element) => tagName === 'img' && parentNode?.nodeName === 'picture';

function preloadOf(element: Element, media: string): string {
  const [srcset, sizes] = ['srcset', 'sizes'].map((name) => attribute(element, name) ?? '');
  return `<link rel="preload" as="image" fetchpriority="high" media="${media}" imagesrcset="${srcset}" imagesizes="${sizes}">`;
}

/** Returns the preloads of the <picture> with a high priority, in its two forms if it has another for some screens. */
function picturePreloads(elements: Element[]): string {
  const image = elements.find((element) => isFirstPicture(element) && attribute(element, 'fetchpriority') === 'high');
  if (!image || !attribute(image, 'srcset')) return '';
  const source = elements.find(({ tagName, parentNode }) => tagName === 'source' && parentNode === image.parentNode);
  const media = source && attribute(source, 'media');
  return media ? preloadOf(source, media) + preloadOf(image, `not ${media}`) : preloadOf(image, 'all');
}

const isStyleSheet = (element: Element) => attribute(element, 'rel') === 'stylesheet';
/** Not parsed: what Next writes is twice as long as its pages. */
const fontPreloads = (html: string) => html.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];

/** Returns the addresses of the fonts that all pages preload. */
export function preloadedFonts(pages: string[]): string[] {
  const fontsOf = (html: string) => fontPreloads(html).flatMap((link) => /href="([^"]*)/.exec(link)?.[1] ?? []);
  const [first = [], ...others] = pages.map(fontsOf);
  return first.filter((font) => others.every((fonts) => fonts.includes(font)));
}

/** Adds the font preloads of a page with the same style sheet: Next leaves them out of the page of `global-not-found`. */
export function withFontPreloads(html: string, pages: string[]): string {
  if (fontPreloads(html).length > 0) return html;
  const sheet = elementsOf(html).find(isStyleSheet);
  const page = pages.find((other) => sheet && other.includes(sourceOf(html, sheet))) ?? '';
  return html.replace(HEAD, (head) => head + fontPreloads(page).join(''));
}

/**
 * Moves up what previews show, because Slack reads only 32 kB, with the viewport, on which the size of the picture depends, then the
 * picture, then fonts, which a slow first paint lacks anyway.
 */
export function earlyRequestEdits(html: string): Edit[] {
  const elements = elementsOf(html);
  const sources = (found: Element[]) => found.map((element) => sourceOf(html, element)).join('');
  const metadata = elements.filter(isMetadata);
  const properties = new Set(metadata.map((element) => attribute(element, 'property')));
  const isCopy = (element: Element) => {
    const name = attribute(element, 'name') ?? '';
    return COPIED.test(name) && properties.has(name.replace('twitter', 'og'));
  };
  const own = metadata.filter((element) => !isCopy(element));
  const preloads = elements.filter((element) => isPreload(element));
  const links = sources(own) + picturePreloads(elements) + sources(preloads);
  return [atHead(html, links), ...removals([...metadata, ...preloads])];
}
