import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/lib/constants';
import { initialSlides, liveSlides, reduceSlides, type SlidesAction, slideAfter } from './slides-state';

type Dispatch = (action: SlidesAction) => void;

/** With two values, a fade that is reversed halfway would be cut short (hero.css). */
const FADE_STEPS = 3;

/** A slideshow of `count` pictures in `root`: what it shows, and the handlers of its controls. `current` is null if all pictures have failed. */
export function useSlides(root: RefObject<HTMLElement | null>, count: number) {
  const [state, dispatch] = useReducer(reduceSlides, count, initialSlides);
  const { shown, turns, mounted, failed } = state;
  const live = liveSlides(state);
  const playing = state.choice ?? !state.reducedMotion;
  const running = playing && live.length > 1 && state.pauses.size === 0;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    followPictures(element, dispatch, stop.signal);
    followMotionPreference(dispatch, stop.signal);
    followPauses(element, dispatch, stop.signal);
    return () => stop.abort();
  }, [root]);

  useTurns({ running, turns, next: slideAfter(state, shown) }, dispatch);

  const pause = (reason: 'hovered' | 'focused', active: boolean) => dispatch({ type: 'pause', reason, active });
  return {
    current: failed.has(count) ? null : shown,
    fadeStep: turns % FADE_STEPS,
    turns,
    mounted,
    live,
    playing,
    running,
    show: (slide: number) => dispatch({ type: 'show', slide }),
    toggle: () => dispatch({ type: 'choose', playing: !playing }),
    hoverHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && pause('hovered', true),
      onPointerLeave: () => pause('hovered', false),
      // The section itself has the focus after a link to it.
      onFocus: ({ target, currentTarget }: FocusEvent) =>
        pause('focused', target !== currentTarget && target.matches(':focus-visible')),
      onBlur: () => pause('focused', false),
    },
  };
}

/** Shows the next slide when a turn has lasted its time. A pause stops the clock; the rest of the turn follows. */
function useTurns({ running, turns, next }: { running: boolean; turns: number; next: number }, dispatch: Dispatch) {
  const left = useRef({ turns, time: HERO_INTERVAL_MS }); // of the turn, in milliseconds
  useEffect(() => {
    if (!running) return;
    if (left.current.turns !== turns) left.current = { turns, time: HERO_INTERVAL_MS };
    const turn = left.current;
    // Unlike the time of day, it cannot be set back.
    const started = performance.now();
    const preload = setTimeout(() => dispatch({ type: 'mount', slide: next }), turn.time - HERO_PRELOAD_MS);
    const advance = setTimeout(() => dispatch({ type: 'show', slide: next }), turn.time);
    return () => {
      clearTimeout(preload);
      clearTimeout(advance);
      turn.time = Math.max(0, turn.time - (performance.now() - started));
    };
  }, [running, turns, next, dispatch]);
}

function followMotionPreference(dispatch: Dispatch, signal: AbortSignal): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const report = () => dispatch({ type: 'reduceMotion', reduced: motion.matches || connection?.saveData === true });
  report();
  motion.addEventListener('change', report, { signal });
}

/** Reports a pointer that is there from the start, a hidden tab, and that the slideshow is out of view. */
function followPauses(element: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches;
  dispatch({ type: 'pause', reason: 'hovered', active: isHovered });

  const view = new IntersectionObserver((entries) =>
    dispatch({ type: 'pause', reason: 'outOfView', active: entries.at(-1)?.isIntersecting === false }),
  );
  view.observe(element);
  signal.addEventListener('abort', () => view.disconnect());

  const onVisibility = () =>
    dispatch({ type: 'pause', reason: 'tabHidden', active: document.visibilityState === 'hidden' });
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pageshow', onVisibility, { signal });
}

/** Reports which slides' pictures load and which fail. */
function followPictures(element: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const report = (type: 'loaded' | 'failed', image: EventTarget | null) => {
    const slide = image instanceof HTMLImageElement && image.closest<HTMLElement>('[data-slide]')?.dataset.slide;
    if (slide) dispatch({ type, slide: Number(slide) });
  };
  const options = { capture: true, signal };
  element.addEventListener('load', ({ target }) => report('loaded', target), options);
  element.addEventListener('error', ({ target }) => report('failed', target), options);
  // No event comes for a failure before hydration, nor for the other crop after the device is rotated.
  const check = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && report('failed', image);
  const images = element.getElementsByTagName('img');
  const onRotate = () => {
    for (const image of images) image.decode().catch(() => check(image));
  };
  matchMedia('(orientation: portrait)').addEventListener('change', onRotate, { signal });
  for (const image of images) check(image);
}
