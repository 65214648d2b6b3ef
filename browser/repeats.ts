import { closest } from 'next-islands/boot';

function ignore(event: UIEvent, selector: string): void {
  if (!closest(event, selector)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Takes a double click for one: the second click would close what the first opened, remove the next row, decide about cookies unasked. */
export function ignoreSecondClicks(): void {
  addEventListener('click', (event) => event.detail === 2 && ignore(event, 'summary, button, dialog'), true);
}

/** Takes Enter that is held for one press, so that what it has opened does not close again. */
export function ignoreHeldEnter(): void {
  const onKeyDown = (event: KeyboardEvent) => event.repeat && event.key === 'Enter' && ignore(event, 'summary, button');
  addEventListener('keydown', onKeyDown, true);
}
