import { useEffect, useRef } from 'react';
import { HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/lib/constants';
import {
  liveSlides,
  resetSlides,
  type SlidesAction,
  shownSlide,
  slideAfter,
  useSlidesState,
} from './slides-state.browser';

type Dispatch = (action: SlidesAction) => void;

export function useSlideshow(count: number) {
  const [state, dispatch] = useSlidesState(count);
  const { shown, turns } = state;
  const live = liveSlides(state);
  const playing = state.choice ?? !state.reducedMotion;
  const running = playing && live.length > 1 && !Object.values(state.pauses).includes(true);

  useEffect(() => {
    const hero = document.getElementById('hero');
    if (!hero) return;
    const stop = new AbortController();
    followPictures(hero, dispatch, stop.signal);
    followMotionPreference(dispatch, stop.signal);
    followPointerAndFocus(hero, dispatch, stop.signal);
    followVisibility(hero, dispatch, stop.signal);
    return () => {
      stop.abort();
      resetSlides();
    };
  }, [dispatch]);

  useTurns({ running, turns, next: slideAfter(state, shown) }, dispatch);

  return {
    current: shownSlide(state),
    turns,
    live,
    playing,
    running,
    show: (slide: number) => dispatch({ type: 'show', slide }),
    toggle: () => dispatch({ type: 'choose', playing: !playing }),
  };
}

/** Shows the next slide when the time of the current one is over. A pause keeps the remaining time. */
function useTurns({ running, turns, next }: { running: boolean; turns: number; next: number }, dispatch: Dispatch) {
  const remaining = useRef({ turns, time: HERO_INTERVAL_MS });
  useEffect(() => {
    if (!running) return;
    if (remaining.current.turns !== turns) remaining.current = { turns, time: HERO_INTERVAL_MS };
    const turn = remaining.current;
    // Unlike Date.now(), it cannot be set back.
    const started = performance.now();
    const preload = setTimeout(() => dispatch({ type: 'mounted', slide: next }), turn.time - HERO_PRELOAD_MS);
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

function followPointerAndFocus(hero: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const pause = (reason: 'hovered' | 'focused', active: boolean) => dispatch({ type: 'pause', reason, active });
  pause('hovered', hero.matches(':hover') && matchMedia('(hover: hover)').matches);
  const onEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && pause('hovered', true);
  hero.addEventListener('pointerenter', onEnter, { signal });
  hero.addEventListener('pointerleave', () => pause('hovered', false), { signal });
  // After a link to the section, the section itself has the focus.
  const onFocus = ({ target }: Event) =>
    pause('focused', target !== hero && (target as Element).matches(':focus-visible'));
  hero.addEventListener('focusin', onFocus, { signal });
  hero.addEventListener('focusout', () => pause('focused', false), { signal });
}

function followVisibility(hero: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const view = new IntersectionObserver((entries) =>
    dispatch({ type: 'pause', reason: 'outOfView', active: entries.at(-1)?.isIntersecting === false }),
  );
  view.observe(hero);
  signal.addEventListener('abort', () => view.disconnect());

  const onVisibility = () =>
    dispatch({ type: 'pause', reason: 'tabHidden', active: document.visibilityState === 'hidden' });
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pageshow', onVisibility, { signal });
}

function followPictures(hero: HTMLElement, dispatch: Dispatch, signal: AbortSignal): void {
  const report = (type: 'loaded' | 'failed', image: EventTarget | null) => {
    const slide = image instanceof HTMLImageElement && image.closest<HTMLElement>('[data-slide]')?.dataset.slide;
    if (slide) dispatch({ type, slide: Number(slide) });
  };
  const options = { capture: true, signal };
  hero.addEventListener('load', ({ target }) => report('loaded', target), options);
  hero.addEventListener('error', ({ target }) => report('failed', target), options);
  // There is no event for a failure before hydration, nor for the other crop after the device is rotated.
  const check = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && report('failed', image);
  const images = hero.getElementsByTagName('img');
  const onRotate = () => {
    for (const image of images) image.decode().catch(() => check(image));
  };
  matchMedia('(orientation: portrait)').addEventListener('change', onRotate, { signal });
  for (const image of images) check(image);
}
