import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/lib/constants';

type Slides = ReadonlySet<number>;
const FIRST: Slides = new Set([0]);
const NONE: Slides = new Set();

const firstState = (count: number) => ({
  count,
  /** The slide whose turn it is; shown as soon as it is loaded. */
  wanted: 0,
  shown: 0,
  /** How many turns have begun. */
  turns: 0,
  /** Slides in the DOM, and so fetched; those that have loaded, and those that have failed. */
  mounted: FIRST,
  loaded: FIRST,
  failed: NONE,
  /** What the visitor has chosen: play or pause. */
  choice: null as boolean | null,
  /** Paused at first, for reduced motion or data saving. */
  calm: false,
  /** The slideshow is paused while it is hovered, focused, in a hidden tab or out of view. */
  hovered: false,
  focused: false,
  hidden: false,
  away: false,
});

type State = ReturnType<typeof firstState>;
type SetName = 'mounted' | 'loaded' | 'failed';
/** New values, and slides to add to the sets. */
type Change = Partial<Omit<State, SetName> & Record<SetName, number>>;

/** The wanted slide is shown as soon as it is loaded; if it fails, the next one is wanted. */
function reduce(before: State, { mounted, loaded, failed, ...change }: Change): State {
  const state = {
    ...before,
    ...change,
    mounted: plus(before.mounted, mounted),
    loaded: plus(before.loaded, loaded),
    failed: plus(before.failed, failed),
  };
  const target = state.failed.has(state.wanted) ? nextOf(state, state.wanted) : state.wanted;
  state.mounted = plus(state.mounted, target);
  const begins = state.shown !== target || change.wanted !== undefined;
  return state.loaded.has(target) && begins ? { ...state, shown: target, turns: state.turns + 1 } : state;
}

function plus(slides: Slides, slide: number | undefined): Slides {
  return slide === undefined ? slides : new Set([...slides, slide]);
}

function liveOf({ count, failed }: State): number[] {
  return [...Array(count).keys()].filter((slide) => !failed.has(slide));
}

/** The next slide that has not failed; the stock picture if all have. */
function nextOf(state: State, slide: number): number {
  const live = liveOf(state);
  return live.find((other) => other > slide) ?? live[0] ?? state.count;
}

/**
 * The state of a slideshow of `count` pictures in the element `root`, where each slide has `data-slide`.
 * The stock picture is slide number `count`. If it fails too, `current` is null.
 */
export function useSlides(root: RefObject<HTMLElement | null>, count: number) {
  const [state, dispatch] = useReducer(reduce, count, firstState);
  const { shown, turns, mounted, failed, hovered, focused, hidden, away } = state;
  const live = liveOf(state);
  const next = nextOf(state, shown);
  const playing = state.choice ?? !state.calm;
  const running = playing && live.length > 1 && !(hovered || focused || hidden || away);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const view = new IntersectionObserver((entries) => dispatch({ away: entries.at(-1)?.isIntersecting === false }));
    view.observe(element);
    followPictures(element, dispatch, signal);

    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => dispatch({ calm: motion.matches || connection?.saveData === true });
    onMotion();
    motion.addEventListener('change', onMotion, { signal });

    dispatch({ hovered: element.matches(':hover') && matchMedia('(hover: hover)').matches });
    const onVisibility = () => dispatch({ hidden: document.visibilityState === 'hidden' });
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility, { signal });
    addEventListener('pageshow', onVisibility, { signal });
    return () => {
      view.disconnect();
      stop.abort();
    };
  }, [root]);

  /** Time left of the turn, in milliseconds. */
  const left = useRef({ turns, time: HERO_INTERVAL_MS });
  useEffect(() => {
    if (!running) return;
    const turn = left.current.turns === turns ? left.current : { turns, time: HERO_INTERVAL_MS };
    left.current = turn;
    // Unlike the time of day, it cannot be set back.
    const started = performance.now();
    const preload = setTimeout(() => dispatch({ mounted: next }), turn.time - HERO_PRELOAD_MS);
    const advance = setTimeout(() => dispatch({ wanted: next }), turn.time);
    return () => {
      clearTimeout(preload);
      clearTimeout(advance);
      turn.time = Math.max(0, turn.time - (performance.now() - started));
    };
  }, [running, turns, next]);

  return {
    current: failed.has(count) ? null : shown,
    // Three values in turn: with two, a fade reversed halfway would be cut short (hero.module.css).
    fade: turns % 3,
    turns,
    mounted,
    live,
    playing,
    running,
    show: (slide: number) => dispatch({ wanted: slide }),
    // Pressing play overrides the hover and focus pauses.
    toggle: () => dispatch({ choice: !playing, hovered: false, focused: false }),
    hoverHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && dispatch({ hovered: true }),
      onPointerLeave: () => dispatch({ hovered: false }),
      // The section itself has the focus after a link to it.
      onFocus: ({ target, currentTarget }: FocusEvent) =>
        dispatch({ focused: target !== currentTarget && target.matches(':focus-visible') }),
      onBlur: () => dispatch({ focused: false }),
    },
  };
}

/** Reports which slides' pictures load and which fail. */
function followPictures(element: HTMLElement, dispatch: (change: Change) => void, signal: AbortSignal): void {
  const report = (name: 'loaded' | 'failed', image: EventTarget | null) => {
    const slide = image instanceof HTMLImageElement && image.closest<HTMLElement>('[data-slide]')?.dataset.slide;
    if (slide) dispatch({ [name]: Number(slide) });
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
