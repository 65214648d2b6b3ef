import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/company/constants';
import { SlideControls } from '@/components/hero/SlideControls';
import { Slides } from '@/components/hero/Slides';

let reducedMotion = false;
const motionListeners = new Set<() => void>();
const preferReducedMotion = (reduced: boolean) =>
  act(() => {
    reducedMotion = reduced;
    for (const listener of motionListeners) listener();
  });
let scrollIntoView: (isIntersecting: boolean) => void;
Object.assign(window, {
  IntersectionObserver: class {
    constructor(callback: (entries: object[]) => void) {
      scrollIntoView = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  },
  matchMedia: (query: string) => ({
    get matches() {
      return query.includes('reduced-motion') ? reducedMotion : query.includes('hover');
    },
    addEventListener(_: string, listener: () => void, { signal }: { signal: AbortSignal }) {
      if (!query.includes('reduced-motion')) return;
      motionListeners.add(listener);
      signal.addEventListener('abort', () => motionListeners.delete(listener));
    },
  }),
});
// Pictures load, or fail, when a test says so.
let haveFailed = false;
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => haveFailed });

const { matches } = Element.prototype;
/** As `matches`, with the pointer on everything. */
function isHovered(this: Element, selector: string): boolean {
  return selector === ':hover' || matches.call(this, selector);
}

const NAMES = ['slide-1', 'slide-2', 'slide-3'];
const picture = (name: string) => ({ srcset: `${name} 1w`, width: 1, height: 1 });

/** The two islands in the section that the server has rendered. */
function show(): void {
  render(
    <section id="hero">
      <Slides slides={NAMES.map((name) => ({ name, picture: picture(name) }))} fallback={picture('fallback')} />
      <a href="#services">services</a>
      <SlideControls label="pictures" pause="pause" play="play" goTo={['line 1', 'line 2', 'line 3']} />
    </section>,
  );
  act(() => scrollIntoView(true));
}

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  show();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const shown = () => document.querySelector('[data-current] img')?.getAttribute('src');
const fetched = () => [...document.images].map((image) => image.getAttribute('src'));
const image = (name: string) => document.querySelector(`img[src="${name}"]`) as HTMLImageElement;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const arrive = (...slides: number[]) => {
  for (const slide of slides) fireEvent.load(image(`slide-${slide}`));
};
const fail = (name: string) => fireEvent.error(image(name));
/** Lets all three slides be fetched, and begins a turn of the first. */
const fetchAll = () => {
  for (const slide of [2, 3]) {
    press(`line ${slide}`);
    arrive(slide);
  }
  press('line 1');
};
const hero = () => document.getElementById('hero') as HTMLElement;
/** The line that is drawn: a new element starts over. */
const line = () => document.querySelector('[aria-current] > span');

describe('the slideshow', () => {
  it('shows each slide for its time and begins again after the last', () => {
    fetchAll();
    for (const slide of [1, 2, 3, 1]) {
      expect(shown()).toBe(`slide-${slide}`);
      pass(HERO_INTERVAL_MS - 1);
      expect(shown()).toBe(`slide-${slide}`);
      pass(1);
    }
  });

  it('fetches the next slide shortly before its turn, and shows one that is late when it is there', () => {
    pass(HERO_INTERVAL_MS - HERO_PRELOAD_MS - 1);
    expect(fetched()).toEqual(['slide-1']);
    pass(1);
    expect(fetched()).toEqual(['slide-1', 'slide-2']);
    pass(HERO_PRELOAD_MS);
    expect(shown()).toBe('slide-1');
    arrive(2);
    expect(shown()).toBe('slide-2');
  });

  it('gives the slide that is shown a full turn when it is asked for, and draws its line again', () => {
    fetchAll();
    pass(HERO_INTERVAL_MS - 1);
    const before = line();
    press('line 1');
    expect(line()).not.toBe(before);
    pass(HERO_INTERVAL_MS - 1);
    expect(shown()).toBe('slide-1');
    pass(1);
    expect(shown()).toBe('slide-2');
  });

  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  };
  const link = () => document.querySelector('#hero a') as HTMLElement;
  const focusByKeyboard = () => {
    jest.spyOn(link(), 'matches').mockReturnValue(true);
    fireEvent.focus(link());
  };
  const pointer = (type: string, pointerType = 'mouse') =>
    fireEvent(hero(), Object.assign(new Event(type), { pointerType }));

  it.each([
    ['the pointer is over it', () => pointer('pointerenter'), () => pointer('pointerleave')],
    ['the tab is hidden', () => hide(true), () => hide(false)],
    ['the keyboard is in it', () => focusByKeyboard(), () => fireEvent.blur(link())],
    ['it is out of view', () => act(() => scrollIntoView(false)), () => act(() => scrollIntoView(true))],
  ])('waits while %s, and goes on with the time that was left', (_, pause, goOn) => {
    fetchAll();
    pass(HERO_INTERVAL_MS - 100);
    pause();
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-1');
    expect(jest.getTimerCount()).toBe(0);
    goOn();
    pass(100);
    expect(shown()).toBe('slide-2');
  });

  it('goes on under a finger, which does not rest over it', () => {
    fetchAll();
    pointer('pointerenter', 'touch');
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-2');
  });

  it('waits until the last of several reasons to wait is gone', () => {
    fetchAll();
    pointer('pointerenter');
    focusByKeyboard();
    pointer('pointerleave');
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-1');
    fireEvent.blur(link());
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-2');
  });

  it('stops when reduced motion is turned on during the visit, and starts again without it', () => {
    fetchAll();
    preferReducedMotion(true);
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-1');
    preferReducedMotion(false);
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-2');
  });

  it.each([
    ['the visitor saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['no motion is wanted', () => (reducedMotion = true)],
    ['the pointer rests there already', () => jest.spyOn(Element.prototype, 'matches').mockImplementation(isHovered)],
  ])('does not start by itself where %s', (_, prepare) => {
    cleanup();
    prepare();
    show();
    fetchAll();
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-1');
    Object.assign(navigator, { connection: undefined });
  });

  it('goes on by the choice of a visitor who has pressed play, also with reduced motion', () => {
    fetchAll();
    preferReducedMotion(true);
    press('play');
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-2');
  });

  it('goes on where play was pressed with the keyboard, which stays in it', () => {
    fetchAll();
    focusByKeyboard();
    press('pause');
    press('play');
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-2');
  });

  it('waits under the pointer again after play was pressed there once', () => {
    fetchAll();
    pointer('pointerenter');
    press('pause');
    press('play');
    pointer('pointerleave');
    pointer('pointerenter');
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-1');
  });

  it('stops and plays by its button, whatever rests on it', () => {
    fetchAll();
    pointer('pointerenter');
    press('pause');
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-1');
    press('play');
    pass(HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-2');
  });

  it('gives the turn of a slide that fails to the next', () => {
    press('line 2');
    fail('slide-2');
    arrive(3);
    expect(shown()).toBe('slide-3');
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['line 1', 'line 3', 'pause']);
  });

  it('gives the turn of a slide that has failed before anybody listened to the next', () => {
    cleanup();
    haveFailed = true;
    show();
    haveFailed = false;
    arrive(2);
    expect(shown()).toBe('slide-2');
  });

  it('starts with the first slide when it is rendered again', () => {
    fetchAll();
    press('line 3');
    cleanup();
    show();
    expect(fetched()).toEqual(['slide-1']);
  });

  it('does not rotate, and has no controls, with one slide left', () => {
    fail('slide-1');
    fail('slide-2');
    arrive(3);
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-3');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the fallback picture when all have failed', () => {
    for (const slide of [1, 2, 3]) fail(`slide-${slide}`);
    fireEvent.load(image('fallback'));
    expect(shown()).toBe('fallback');
  });
});
