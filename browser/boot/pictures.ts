import { signalsOf } from '@/browser/page/signals';

/** Replaces pictures that fail, or have failed, to load: once by the fallback picture, then by their text. */
export function replaceBrokenPictures(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const { parentElement: picture, alt } = image;
  const { fallback } = signalsOf(image);
  if (!fallback) return;
  if (image.getAttribute('src') === fallback && !image.srcset) {
    if (picture) signalsOf(picture).failed = alt;
    return;
  }
  for (const source of picture?.querySelectorAll('source') ?? []) source.media = 'not all';
  image.removeAttribute('srcset');
  image.src = fallback;
}
