import { HYDRATED, signalsOf } from '@/lib/signals';
import { afterFirstPaint, atFirstInput, isPrerendering, onFirst } from './dom';
import { keepClicks } from './keep-clicks';
import { isGone, pressAgain, reloadOnce } from './reload-once';

const HYDRATION_AFTER_ERROR_MS = 800;
const RETRY_EVENTS = ['pointerdown', 'keydown', 'online'];

/** Loads the page's `<script data-src>` (docs/behaviour.md, “Hydration”). If one fails for good, the page works as without JavaScript. */
export function startHydration(): void {
  const { clicked, giveUp, release } = keepClicks();
  const load = scriptLoader(() => reloadOnce(false, clicked.keys()) || giveUp());
  atFirstInput(load);
  if (isPrerendering()) addEventListener('DOMContentLoaded', load);
  else afterFirstPaint(load);
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
