import { BELOW, closest, HYDRATED, isOrdinaryClick } from './events';
import { isGone, reloadOnce } from './reload-once';
import { isPrerendering } from './when-visible';

/** The scripts start after this at the latest, even if the browser reports no paint, in milliseconds. */
const LATEST_START_MS = 3000;
/** A press that no script has answered by then takes the browser's own way, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Time to hydrate after an error in a script, in milliseconds. */
const DOUBT_MS = 800;
/** What a visitor does before the page is hydrated: the scripts are wanted now. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
/** When scripts that found no network are fetched again. */
const RETRY_SIGNS = ['pointerdown', 'keydown', 'online'];

const root = document.documentElement;

/**
 * Starts the page's scripts when its first view is painted, at the first sign of a visitor, or as soon as a prerendered page
 * is parsed. The build has left them as `<script data-src>` in `<head>`, which a browser does not fetch
 * (build/next-output/start.ts). Where a script fails for good, the page is the one without JavaScript.
 */
export function startHydration(): void {
  const { giveUp, release } = keepPresses();
  const waiting: string[] = [];
  let failed = false;

  const load = () => {
    for (const sign of [...SIGNS, ...RETRY_SIGNS]) removeEventListener(sign, load, true);
    for (const mark of document.querySelectorAll<HTMLElement>('script[data-src]')) {
      waiting.push(mark.dataset.src ?? '');
      mark.remove();
    }
    for (const src of waiting.splice(0)) add(src);
  };
  const loadAt = (signs: string[]) => {
    for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true });
  };
  const add = (src: string) => {
    const script = document.createElement('script');
    // The element stays: Next waits for it, and takes the same file from another one.
    script.onerror = async () => {
      if (!(await isGone(src))) {
        waiting.push(src);
        return loadAt(RETRY_SIGNS);
      }
      if (failed) return;
      failed = true;
      if (!reloadOnce(false)) giveUp();
    };
    script.src = src;
    document.head.append(script);
  };
  loadAt(SIGNS);
  setTimeout(load, LATEST_START_MS);
  if (isPrerendering()) addEventListener('DOMContentLoaded', load);
  else afterFirstPaint(load);
  postponeBelow();

  // A script that cannot be parsed, or throws at its top, never hydrates; one that only met a changed page does, soon after.
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

/** Calls back as soon as something of the first view is on the screen; where the browser does not tell, when the page is parsed. */
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
  // The page is parsed once its style sheet is there; the picture of the first view goes first.
  addEventListener('DOMContentLoaded', async () => {
    const first = document.querySelector<HTMLImageElement>('main img');
    await first?.decode().catch(() => undefined);
    afterFirstPaint(() => requestAnimationFrame(() => setTimeout(showNext)));
  });
}

/**
 * Keeps the buttons pressed before hydration, shows that the press was taken, and presses them again after. Links and the
 * form are left alone: they have their own way.
 */
function keepPresses() {
  /** With its place among all buttons: React may have rendered it anew by then. */
  const pressed = new Map<HTMLElement, number>();
  let patience = 0;

  const keep = (event: MouseEvent) => {
    const control = closest<HTMLButtonElement>(event, 'button:not([type=submit])');
    if (!control || !isOrdinaryClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.set(control, [...document.querySelectorAll('button')].indexOf(control));
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
