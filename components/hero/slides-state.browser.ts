import { createStore } from 'next-islands/store';
import { useState } from 'react';

type Slides = ReadonlySet<number>;

type PauseReason = 'hovered' | 'focused' | 'tabHidden' | 'outOfView';

/** Slides are numbered from 0. The fallback picture is number `count`. */
export interface SlidesState {
  count: number;
  wanted: number; // shown as soon as it is loaded
  shown: number;
  turns: number; // how often a slide has been shown
  mounted: Slides; // in the DOM, and so fetched
  loaded: Slides;
  failed: Slides;
  choice: boolean | null; // whether the visitor has pressed play (true) or pause (false)
  reducedMotion: boolean; // also for data saving: the slideshow does not start by itself
  pauses: Partial<Record<PauseReason, boolean>>;
}

export type SlidesAction =
  | { type: 'mounted' | 'loaded' | 'failed' | 'show'; slide: number }
  | { type: 'choose'; playing: boolean }
  | { type: 'reduceMotion'; reduced: boolean }
  | { type: 'pause'; reason: PauseReason; active: boolean };

/** The first slide is in the server's HTML, so it counts as loaded until its picture fails. */
function initialSlides(count: number): SlidesState {
  const first: Slides = new Set([0]);
  const state = { count, wanted: 0, shown: 0, turns: 0, choice: null, reducedMotion: false };
  return { ...state, mounted: first, loaded: first, failed: new Set(), pauses: {} };
}

/** Implements the specification's “Hero slideshow” (sections 4 and 9), without its timer. */
function reduceSlides(state: SlidesState, action: SlidesAction): SlidesState {
  switch (action.type) {
    case 'mounted':
    case 'loaded':
    case 'failed':
      return showIfReady({ ...state, [action.type]: plus(state[action.type], action.slide) });
    case 'show':
      return showIfReady({ ...state, wanted: action.slide }, true);
    case 'choose':
      // Pressing play overrides the pauses that the pointer and the focus on the button cause.
      return { ...state, choice: action.playing, pauses: { ...state.pauses, hovered: false, focused: false } };
    case 'reduceMotion':
      return { ...state, reducedMotion: action.reduced };
    case 'pause':
      return { ...state, pauses: { ...state.pauses, [action.reason]: action.active } };
  }
}

/** Returns the visible slide; null if all pictures have failed, including the fallback. */
export const shownSlide = ({ count, failed, shown }: SlidesState) => (failed.has(count) ? null : shown);

export function liveSlides({ count, failed }: SlidesState): number[] {
  return [...Array(count).keys()].filter((slide) => !failed.has(slide));
}

/** Returns the next slide that has not failed, or the fallback picture if all have. */
export function slideAfter(state: SlidesState, slide: number): number {
  const live = liveSlides(state);
  return live.find((other) => other > slide) ?? live[0] ?? state.count;
}

/** Shows the wanted slide, or the next one if it has failed, once it is loaded. `again` also shows the current slide, as a new turn. */
function showIfReady(state: SlidesState, again = false): SlidesState {
  const target = state.failed.has(state.wanted) ? slideAfter(state, state.wanted) : state.wanted;
  const mounted = plus(state.mounted, target);
  const isReady = state.loaded.has(target) && (again || target !== state.shown);
  return isReady ? { ...state, mounted, shown: target, turns: state.turns + 1 } : { ...state, mounted };
}

const plus = (slides: Slides, slide: number): Slides => new Set([...slides, slide]);

/** Pictures and controls are two islands. Null before the first action. */
const shared = createStore<SlidesState | null>(null);

export function useSlidesState(count: number): [SlidesState, (action: SlidesAction) => void] {
  const [initial] = useState(() => initialSlides(count));
  const [dispatch] = useState(() => (action: SlidesAction) => {
    shared.set(reduceSlides(shared.get() ?? initial, action));
  });
  return [shared.use((state) => state ?? initial, initial), dispatch];
}

export const resetSlides = () => shared.set(null);
