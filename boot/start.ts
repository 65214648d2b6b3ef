import { HYDRATED } from './events';
import { isOrdinaryClick } from './press';
import { reloadOnce } from './reload-once';

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
 * Starts the page's scripts when its first view is painted, or at the first sign of a visitor; the build has left their
 * elements as `<script data-src>`, which a browser does not fetch (delivery/start.ts). Where a script fails, the page is
 * the one without JavaScript.
 */
export function startIslands(): void {
  const { giveUp, release } = keepPresses();
  let failed = false;
  const fail = () => {
    if (failed) return;
    failed = true;
    if (!reloadOnce(false)) giveUp();
  };

  const load = () => {
    for (const sign of SIGNS) removeEventListener(sign, load, true);
    delete root.dataset.unpainted;
    // A sign can come before the last of the elements.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', load);
    for (const mark of document.querySelectorAll<HTMLElement>('script[data-src]')) {
      const script = document.createElement('script');
      script.onerror = fail;
      script.src = mark.dataset.src ?? '';
      mark.replaceWith(script);
    }
  };
  for (const sign of SIGNS) addEventListener(sign, load, { capture: true, passive: true });
  afterFirstPaint(load);

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

/** Calls back when the first view is on the screen, or when it should be where the browser does not tell. */
function afterFirstPaint(callback: () => void): void {
  const once = () => {
    delete root.dataset.unpainted;
    requestAnimationFrame(() => setTimeout(callback));
  };
  setTimeout(() => {
    delete root.dataset.unpainted;
    callback();
  }, LATEST_START_MS);
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    addEventListener('DOMContentLoaded', once);
    return;
  }
  // What lies below the first view is laid out after it (globals.css), but where the browser is about to scroll there.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !location.hash) root.dataset.unpainted = '';
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
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
