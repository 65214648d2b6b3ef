/**
 * Calls back when a visitor sees the page: at once, or, where the browser has made it ready before its link was pressed,
 * when it is opened. What a page stores, and what it does to a visit, waits for that.
 */
export function whenVisible(callback: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Whether the browser makes the page ready ahead, and nobody sees it yet. */
export function isPrerendering(): boolean {
  return (document as Document & { prerendering?: boolean }).prerendering === true;
}
