import { HYDRATED } from '../islands/hydration';
import { closest, isOrdinaryClick, setFlag } from './dom';
import { fetchStatus, forgetReload, reloadOnce } from './reload-once';

const GIVE_UP_AFTER_ERROR_MS = 800;
const MAX_BUSY_MS = 10_000;
const RETRY_EVENTS = ['pointerdown', 'keydown', 'online'];

/** Keeps early clicks. If React's code is gone, reloads once unless the visitor `isWriting`; else the page works as without JavaScript. */
export function waitForIslands(isWriting?: () => boolean): void {
  const { giveUp, stop } = keepClicks();
  const importAgain = retryImports(() => {
    if (isWriting?.() || !reloadOnce()) giveUp();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onError = ({ target, filename }: ErrorEvent) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') importAgain(target.src);
    // A script that cannot be parsed, or throws at once, never hydrates; other errors may be followed by hydration.
    else if (filename?.includes('/_next/static/')) timer ||= setTimeout(giveUp, GIVE_UP_AFTER_ERROR_MS);
  };
  addEventListener('error', onError, true);
  addEventListener(HYDRATED, () => {
    clearTimeout(timer);
    removeEventListener('error', onError, true);
    setFlag('js', true);
    forgetReload();
    stop();
  });
}

/** Marks buttons as busy that are clicked before hydration; islands/early-clicks.ts presses them. */
function keepClicks() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onClick = (event: MouseEvent) => {
    const button = closest<HTMLButtonElement>(event, '[data-island]:not([data-hydrated]) button:not([type=submit])');
    if (!button || !isOrdinaryClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('aria-busy', 'true');
    timer ||= setTimeout(giveUp, MAX_BUSY_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('click', onClick, true);
  };
  const giveUp = () => {
    stop();
    for (const button of document.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
    setFlag('js', false);
  };
  addEventListener('click', onClick, true);
  return { giveUp, stop };
}

/** Returns a function that imports a failed script again, once there is a network. Calls `onLost` if it is gone, or fails again. */
function retryImports(onLost: () => void) {
  let isRetried = false;
  const retry = async (src: string): Promise<void> => {
    const status = await fetchStatus(src);
    if (status === null) return onFirst(RETRY_EVENTS, () => void retry(src));
    if (isRetried || status === 404) return onLost();
    isRetried = true;
    await import(src).catch(() => retry(src));
  };
  return retry;
}

function onFirst(events: string[], callback: () => void): void {
  const rest = new AbortController();
  const onEvent = () => {
    rest.abort();
    callback();
  };
  for (const event of events) addEventListener(event, onEvent, { capture: true, signal: rest.signal });
}
