import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/lib/constants';

type Slides = ReadonlySet<number>;

interface State {
  count: number;
  /** The slide whose turn it is; shown as soon as it is there. */
  wanted: number;
  shown: number;
  /** How many turns have begun, each with its full time: of another slide, or again of one that was asked for. */
  turns: number;
  /** Slides on the page, and so fetched; those that have loaded, and those that failed. */
  mounted: Slides;
  loaded: Slides;
  failed: Slides;
  /** What the visitor has pressed, play or pause. */
  choice: boolean | null;
  saving: boolean;
  hovered: boolean;
  focused: boolean;
  hidden: boolean;
  /** The hero is out of view. */
  away: boolean;
}

/** Everything that can happen to the slideshow, and how each event changes its state. */
const EVENTS = {
  /** A slide's turn is near. */
  near: ({ mounted }: State, slide: number) => ({ mounted: plus(mounted, slide) }),
  /** A slide's turn has come, or somebody has asked for it. */
  wanted: (_: State, wanted: number) => ({ wanted }),
  loaded: ({ loaded }: State, slide: number) => ({ loaded: plus(loaded, slide) }),
  failed: ({ failed }: State, slide: number) => ({ failed: plus(failed, slide) }),
  /** Whoever presses play means it: the pointer and the focus that rest on the button do not hold it back. */
  chosen: (_: State, choice: boolean) => ({ choice, hovered: false, focused: false }),
  saving: (_: State, saving: boolean) => ({ saving }),
  hovered: (_: State, hovered: boolean) => ({ hovered }),
  focused: (_: State, focused: boolean) => ({ focused }),
  hidden: (_: State, hidden: boolean) => ({ hidden }),
  away: (_: State, away: boolean) => ({ away }),
};
type Events = typeof EVENTS;
type Event = { [Name in keyof Events]: [name: Name, value: Parameters<Events[Name]>[1]] }[keyof Events];

/** The state after an event. What is wanted is shown as soon as it is there; a failed slide gives its turn to the next. */
function reduce(before: State, [name, value]: Event): State {
  const change = EVENTS[name] as (state: State, value: Event[1]) => Partial<State>;
  const state = { ...before, ...change(before, value) };
  const target = state.failed.has(state.wanted) ? nextOf(state, state.wanted) : state.wanted;
  const mounted = plus(state.mounted, target);
  const isShown = state.loaded.has(target) && (state.shown !== target || name === 'wanted');
  return isShown ? { ...state, mounted, shown: target, turns: state.turns + 1 } : { ...state, mounted };
}

function firstState(count: number): State {
  const first: Slides = new Set([0]);
  const quiet = { choice: null, saving: false, hovered: false, focused: false, hidden: false, away: false };
  return { count, wanted: 0, shown: 0, turns: 0, mounted: first, loaded: first, failed: new Set(), ...quiet };
}

function plus(slides: Slides, slide: number): Slides {
  return slides.has(slide) ? slides : new Set([...slides, slide]);
}

function liveOf({ count, failed }: State): number[] {
  return Array.from({ length: count }, (_, slide) => slide).filter((slide) => !failed.has(slide));
}

/** The slide after another among those that have not failed; the stock picture where all have. */
function nextOf(state: State, slide: number): number {
  const live = liveOf(state);
  return live.find((other) => other > slide) ?? live[0] ?? state.count;
}

/**
 * The state of a slideshow of `count` pictures in the element `root`, where each slide carries `data-slide`
 * (docs/behaviour.md, “Slideshow”).
 *
 * The stock picture counts as slide number `count`: it is shown when all others have failed, and when it fails too,
 * `current` is null. Slides are mounted, and so fetched, shortly before their turn; the first one is in the HTML.
 */
export function useSlides(root: RefObject<HTMLElement | null>, count: number) {
  const [state, dispatch] = useReducer(reduce, count, firstState);
  const { shown, turns, mounted, failed } = state;
  const live = liveOf(state);
  const next = nextOf(state, shown);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = state.choice ?? !(reducedMotion || state.saving);
  const isHeld = state.hovered || state.focused || state.hidden || state.away;
  const running = playing && live.length > 1 && !isHeld;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const view = new IntersectionObserver(([entry]) => dispatch(['away', entry?.isIntersecting === false]));
    view.observe(element);
    const stop = followPictures(element, dispatch);
    return () => {
      view.disconnect();
      stop();
    };
  }, [root]);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    dispatch(['saving', connection?.saveData === true]);
    dispatch(['hovered', root.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches]);
    const onVisibility = () => dispatch(['hidden', document.visibilityState === 'hidden']);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pageshow', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pageshow', onVisibility);
    };
  }, [root]);

  /** Time left of the current slide's turn; it stands still while the slideshow is paused. */
  const left = useRef(HERO_INTERVAL_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn has its full time
  useEffect(() => {
    left.current = HERO_INTERVAL_MS;
  }, [turns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn has timers of its own
  useEffect(() => {
    if (!running) return;
    // Not the time of day, which can be set back or forward.
    const started = performance.now();
    const preload = setTimeout(() => dispatch(['near', next]), left.current - HERO_PRELOAD_MS);
    const advance = setTimeout(() => dispatch(['wanted', next]), left.current);
    return () => {
      clearTimeout(preload);
      clearTimeout(advance);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [running, turns, next]);

  return {
    current: failed.has(count) ? null : shown,
    // Three names in turn: with two, a fade reversed halfway would be cut short (hero.css).
    fade: turns % 3,
    turns,
    mounted,
    live,
    playing,
    running,
    show: (slide: number) => dispatch(['wanted', slide]),
    toggle: () => dispatch(['chosen', !playing]),
    hoverHandlers: {
      onPointerEnter: ({ pointerType }: React.PointerEvent) => pointerType === 'mouse' && dispatch(['hovered', true]),
      onPointerLeave: () => dispatch(['hovered', false]),
      onFocus: ({ target }: React.FocusEvent) => dispatch(['focused', target.matches(':focus-visible')]),
      onBlur: () => dispatch(['focused', false]),
    },
  };
}

/** Reports which slides' pictures load and which fail, from now on; returns how to stop. */
function followPictures(element: HTMLElement, dispatch: (event: Event) => void): () => void {
  const tell = (name: 'loaded' | 'failed', image: EventTarget | null) => {
    const slide = image instanceof HTMLImageElement && image.closest<HTMLElement>('[data-slide]')?.dataset.slide;
    if (slide) dispatch([name, Number(slide)]);
  };
  const onLoad = ({ target }: globalThis.Event) => tell('loaded', target);
  const onError = ({ target }: globalThis.Event) => tell('failed', target);
  // No event comes again for a failure before hydration, and none at all for another crop after the window is turned.
  const check = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && tell('failed', image);
  const images = element.getElementsByTagName('img');
  const onTurn = () => {
    for (const image of images) image.decode().catch(() => check(image));
  };
  const turned = matchMedia('(orientation: portrait)');
  element.addEventListener('load', onLoad, true);
  element.addEventListener('error', onError, true);
  turned.addEventListener('change', onTurn);
  for (const image of images) check(image);
  return () => {
    element.removeEventListener('load', onLoad, true);
    element.removeEventListener('error', onError, true);
    turned.removeEventListener('change', onTurn);
  };
}
