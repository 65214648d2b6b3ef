import { BELOW } from './below-the-fold';
import { isOrdinaryClick } from './clicks';
import { HYDRATED } from './events';
import { reloadOnce } from './reload-once';
import { isPrerendering } from './when-visible';

/** The scripts start after this at the latest, even if the browser reports no paint, in milliseconds. */
const LATEST_START_MS = 3000;
/** A press that no script has answered by then takes the browser's own way, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Time that the islands have to answer after an error in a script, in milliseconds. */
const DOUBT_MS = 800;
/** What a visitor does before the islands answer: the scripts are wanted now. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

const root = document.documentElement;

/**
 * Starts the page's scripts when its first view is painted, at the first sign of a visitor, or as soon as a page is read that
 * nobody sees yet. The build has left their elements as `<script data-src>` in `<head>`, which a browser does not fetch
 * (build/next-output/start.ts). Where a script fails, the page is the one without JavaScript.
 */
export function startHydration(): void {
  const { giveUp, release } = keepPresses();
  let failed = false;
  const fail = () => {
    if (failed) return;
    failed = true;
    if (!reloadOnce(false)) giveUp();
  };

  const load = () => {
    for (const sign of SIGNS) removeEventListener(sign, load, true);
    for (const mark of document.querySelectorAll<HTMLElement>('script[data-src]')) {
      const script = document.createElement('script');
      script.onerror = fail;
      script.src = mark.dataset.src ?? '';
      mark.replaceWith(script);
    }
  };
  for (const sign of SIGNS) addEventListener(sign, load, { capture: true, passive: true });
  setTimeout(load, LATEST_START_MS);
  if (isPrerendering()) addEventListener('DOMContentLoaded', load);
  else afterFirstPaint(load);
  postponeBelow();

  // A script that cannot be read, or throws at its top, never says that the islands answer; one that only met a changed
  // page does, soon after.
  let doubt = 0;
  const onError = ({ filename }: ErrorEvent) => {
    if (filename?.includes('/_next/static/')) doubt ||= window.setTimeout(giveUp, DOUBT_MS);
  };
  addEventListener('error', onError);
  addEventListener(HYDRATED, () => {
    clearTimeout(doubt);
    removeEventListener('error', onError);
    // After what React still has to do at once.
    setTimeout(release);
  });
}

/** Calls back as soon as something of the first view is on the screen; where the browser does not tell, when the page is read. */
function afterFirstPaint(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(callback)));
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) callback();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * What lies below the first view is laid out (build/next-output/first-view.ts), and fetches its pictures, when that
 * view is on the screen and the style sheet is there, but where the browser is about to scroll down there.
 */
function postponeBelow(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash || isPrerendering()) return;
  root.dataset.unpainted = '';
  const show = () => delete root.dataset.unpainted;
  for (const sign of SIGNS) addEventListener(sign, show, { capture: true, passive: true, once: true });
  setTimeout(show, LATEST_START_MS);
  // One part to a frame: all at once they would keep a slow telephone from answering for a quarter of a second.
  const showNext = () => {
    const part = document.querySelector<HTMLElement>(`:is(${BELOW}):not([data-painted])`);
    if (!part) return show();
    part.dataset.painted = '';
    requestAnimationFrame(() => setTimeout(showNext));
  };
  // The page is read to its end once its style sheet is there; the picture of the first view goes first.
  addEventListener('DOMContentLoaded', async () => {
    await document
      .querySelector<HTMLImageElement>('main img')
      ?.decode()
      .catch(() => undefined);
    afterFirstPaint(() => requestAnimationFrame(() => setTimeout(showNext)));
  });
}

/**
 * Keeps what is pressed before the islands answer, shows that it was taken, and presses it again when they do. Links and the
 * form are left alone: they have their own way.
 */
function keepPresses() {
  /** With its place among all buttons: React may have built its part anew by then. */
  const pressed = new Map<HTMLElement, number>();
  let patience = 0;

  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button:not([type=submit])');
    if (!control || !isOrdinaryClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.set(control, [...document.querySelectorAll('button')].indexOf(control as HTMLButtonElement));
    control.setAttribute('aria-busy', 'true');
    patience = patience || window.setTimeout(giveUp, PATIENCE_MS);
  };
  const stop = () => {
    clearTimeout(patience);
    removeEventListener('click', keep, true);
    for (const control of pressed.keys()) control.removeAttribute('aria-busy');
  };
  const release = () => {
    stop();
    // A pointer that already rests on something enters it now, as far as React can tell.
    const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
    if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    const buttons = [...document.querySelectorAll('button')];
    for (const [control, place] of pressed) (control.isConnected ? control : buttons[place])?.click();
    pressed.clear();
  };
  /** The page as it is without JavaScript. */
  const giveUp = () => {
    stop();
    pressed.clear();
    delete root.dataset.js;
  };
  addEventListener('click', keep, true);
  return { giveUp, release };
}
