import { signalsOf } from '@/browser/signals';
import { writeDate } from '@/lib/calendar/dates';

/** Writes the visitor's year into the copyright line. */
export function showYear(): void {
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}

/** Writes the visitor's date, in the words of the footer, into the header of the first printed page. */
export function showPrintDate(): void {
  const element = document.querySelector('#letter-head :last-child');
  const footer = document.querySelector<HTMLElement>('[data-months]');
  if (!element || !footer) return;
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  const months = (signalsOf(footer).months ?? '').split('|');
  element.textContent = writeDate({ weekdays: [], months }, today.join('-'));
}

const SOFT_HYPHEN = /\u00ad/g;

/** Takes soft hyphens out of what is printed, and puts them back: programs that read PDF files make spaces of them. */
export function joinPrintedWords(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const { data } = text;
    const joined = data.replace(SOFT_HYPHEN, '');
    if (joined === data) continue;
    text.data = joined;
    // Its island may have written something else meanwhile.
    const restore = () => text.data === joined && text.replaceData(0, joined.length, data);
    addEventListener('afterprint', restore, { once: true });
  }
}

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
