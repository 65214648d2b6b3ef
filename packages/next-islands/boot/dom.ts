/** Sets or removes an attribute of `<html>`, for style sheets: `data-js` for `js`. */
export function setFlag(name: string, on: boolean): void {
  document.documentElement.toggleAttribute(`data-${name}`, on);
}

/** Runs steps in order. If one throws, the page works as without JavaScript. */
export function runSteps(...steps: (() => void)[]): void {
  try {
    for (const step of steps) step();
  } catch (error) {
    setFlag('js', false);
    console.error(error);
  }
}

/** Returns whether a click opens a link in the same tab. */
export function isOrdinaryClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Calls back after the next paint. */
export function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
