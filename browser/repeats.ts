import { closest } from 'next-islands/boot';

function ignore(event: UIEvent, selector: string): void {
  if (!closest(event, selector)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Takes a double click for a click. Many people double-click everything, and hands shake: the second click would close what the first has
 * opened, remove the next row, and save a decision about cookies that nobody has made.
 */
export function ignoreSecondClicks(): void {
  addEventListener('click', (event) => event.detail === 2 && ignore(event, 'summary, button, dialog'), true);
}

/** Takes Enter that is held for one press, so that what it has opened does not close again. */
export function ignoreHeldEnter(): void {
  const onKeyDown = (event: KeyboardEvent) => event.repeat && event.key === 'Enter' && ignore(event, 'summary, button');
  addEventListener('keydown', onKeyDown, true);
}
