import { HYDRATED, setFlag, signalsOf } from '@/lib/signals';
import {
  type ButtonPlace,
  belowFirstViewSelector,
  buttonAt,
  closest,
  isNewVisit,
  isOrdinaryClick,
  isPrerendering,
  placeOfButton,
} from './dom';
import { isGone, pressAgain, reloadOnce } from './reload-once';

const LATEST_START_MS = 3000;
const MAX_BUSY_MS = 10_000;
const HYDRATION_AFTER_ERROR_MS = 800;
const VISITOR_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
const RETRY_EVENTS = ['pointerdown', 'keydown', 'online'];

/** Loads the page's `<script data-src>` (docs/behaviour.md, “Hydration”). If one fails for good, the page works as without JavaScript. */
export function startHydration(): void {
  const { clicked, giveUp, release } = keepClicks();
  const load = scriptLoader(() => reloadOnce(false, clicked.keys()) || giveUp());
  onFirst(VISITOR_EVENTS, load);
  setTimeout(load, LATEST_START_MS);
  if (isPrerendering()) addEventListener('DOMContentLoaded', load);
  else afterFirstPaint(load);
  postponeBelow();
  giveUpAfterError(giveUp);
  addEventListener(HYDRATED, () => {
    setTimeout(() => {
      release();
      pressAgain();
    });
  });
}

/** Returns a function that loads the scripts that wait. One that fails waits for another try; if it is gone, `onGone` is called, once. */
function scriptLoader(onGone: () => void): () => void {
  let waiting: string[] = [];
  let isHandled = false;

  const load = () => {
    const placeholders = [...document.querySelectorAll<HTMLElement>('script[data-src]')];
    const sources = [...waiting, ...placeholders.map((placeholder) => signalsOf(placeholder).src ?? '')];
    waiting = [];
    for (const placeholder of placeholders) placeholder.remove();
    for (const src of sources) add(src);
  };
  const add = (src: string) => {
    const script = document.createElement('script');
    // The failed element stays: Next waits for an element with this address.
    script.onerror = async () => {
      if (!(await isGone(src))) {
        waiting.push(src);
        return onFirst(RETRY_EVENTS, load);
      }
      if (isHandled) return;
      isHandled = true;
      onGone();
    };
    script.src = src;
    document.head.append(script);
  };
  return load;
}

/** A script that cannot be parsed, or throws at once, never hydrates; other errors may be followed by hydration. */
function giveUpAfterError(giveUp: () => void): void {
  let timer = 0;
  const onError = ({ filename }: ErrorEvent) => {
    if (filename?.includes('/_next/static/')) timer ||= window.setTimeout(giveUp, HYDRATION_AFTER_ERROR_MS);
  };
  addEventListener('error', onError);
  addEventListener(HYDRATED, () => {
    clearTimeout(timer);
    removeEventListener('error', onError);
  });
}

function onFirst(events: string[], callback: () => void): void {
  for (const event of events) addEventListener(event, callback, { capture: true, passive: true, once: true });
}

function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) callback();
  }).observe({ type: 'paint', buffered: true });
}

/** Lays out what is below the first view, and fetches its pictures, after the first view is painted. */
function postponeBelow(): void {
  if (!isNewVisit() || location.hash || isPrerendering()) return;
  setFlag('unpainted', true);
  const showAll = () => setFlag('unpainted', false);
  onFirst(VISITOR_EVENTS, showAll);
  setTimeout(showAll, LATEST_START_MS);
  // One section a frame: all at once would block a slow phone for a quarter of a second.
  const showNext = () => {
    const section = document.querySelector<HTMLElement>(`:is(${belowFirstViewSelector}):not([data-painted])`);
    if (!section) return showAll();
    signalsOf(section).painted = '';
    requestAnimationFrame(() => setTimeout(showNext));
  };
  addEventListener('DOMContentLoaded', async () => {
    const first = document.querySelector<HTMLImageElement>('main img');
    await first?.decode().catch(() => undefined);
    afterFirstPaint(() => requestAnimationFrame(() => setTimeout(showNext)));
  });
}

/** Buttons clicked before hydration are marked as busy and clicked again after it. */
function keepClicks() {
  const clicked = new Map<HTMLButtonElement, ButtonPlace>(); // React may render another one in its place
  let timer = 0;

  const keep = (event: MouseEvent) => {
    const button = closest<HTMLButtonElement>(event, 'button:not([type=submit])');
    if (!button || !isOrdinaryClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.set(button, placeOfButton(button));
    button.setAttribute('aria-busy', 'true');
    timer ||= window.setTimeout(giveUp, MAX_BUSY_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('click', keep, true);
    for (const button of clicked.keys()) button.removeAttribute('aria-busy');
  };
  const release = () => {
    stop();
    // React has missed that the pointer entered what it rests on.
    const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop();
    if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    for (const [button, place] of clicked) (button.isConnected ? button : buttonAt(place))?.click();
    clicked.clear();
  };
  const giveUp = () => {
    stop();
    clicked.clear();
    setFlag('js', false);
  };
  addEventListener('click', keep, true);
  return { clicked, giveUp, release };
}
