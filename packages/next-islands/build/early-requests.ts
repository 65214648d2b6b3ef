import { attribute, type Element, elementsOf, HEAD, sourceOf, withoutElements } from './html';

const isViewport = (element: Element) => attribute(element, 'name') === 'viewport';

const isPreload = (element: Element) =>
  attribute(element, 'rel') === 'preload' && /^(font|image)$/.test(attribute(element, 'as') ?? '');

// React preloads pictures that are not in a <picture>.
const isFirstPicture = ({ tagName, parentNode }: Element) => tagName === 'img' && parentNode?.nodeName === 'picture';

function preloadOf(element: Element, media: string): string {
  const [srcset, sizes] = ['srcset', 'sizes'].map((name) => attribute(element, name) ?? '');
  return `<link rel="preload" as="image" fetchpriority="high" media="${media}" imagesrcset="${srcset}" imagesizes="${sizes}"/>`;
}

/** Returns the preloads of the <picture> with a high priority, in its two forms if it has another for some screens. */
function picturePreloads(elements: Element[]): string {
  const image = elements.find((element) => isFirstPicture(element) && attribute(element, 'fetchpriority') === 'high');
  if (!image || !attribute(image, 'srcset')) return '';
  const source = elements.find(({ tagName, parentNode }) => tagName === 'source' && parentNode === image.parentNode);
  const media = source && attribute(source, 'media');
  return media ? preloadOf(source, media) + preloadOf(image, `not ${media}`) : preloadOf(image, 'all');
}

/** Moves up the viewport, on which the size of the picture depends, then the picture, then fonts, which a slow first paint lacks anyway. */
export function withEarlyRequests(html: string): string {
  const elements = elementsOf(html);
  const sources = (found: Element[]) => found.map((element) => sourceOf(html, element)).join('');
  const viewport = elements.filter(isViewport);
  const preloads = elements.filter(isPreload);
  const links = sources(viewport) + picturePreloads(elements) + sources(preloads);
  return withoutElements(html, [...viewport, ...preloads]).replace(HEAD, (head) => head + links);
}
