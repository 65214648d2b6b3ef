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
const arrive = (slide: number) => fireEvent.load(image(`slide-${slide}`));
const fail = (...slides: number[]) => {
  for (const slide of slides) fireEvent.error(image(`slide-${slide}`));
};
/** Lets all three slides be fetched, and begins a turn of the first. */
const fetchAll = () => {
  for (const slide of [2, 3]) {
    press(`line ${slide}`);
    arrive(slide);
  }
  press('line 1');
};
const showAgain = () => {
  cleanup();
  show();
};
const hero = () => document.getElementById('hero') as HTMLElement;
const link = () => document.querySelector('#hero a') as HTMLElement;
/** The line that is drawn: a new element starts over. */
const line = () => document.querySelector('[aria-current] > span');
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
};
const focusByKeyboard = () => {
  jest.spyOn(link(), 'matches').mockReturnValue(true);
  fireEvent.focus(link());
};
const blur = () => fireEvent.blur(link());
const pointer = (type: string, pointerType = 'mouse') =>
  fireEvent(hero(), Object.assign(new Event(type), { pointerType }));
const enter = () => pointer('pointerenter');
const leave = () => pointer('pointerleave');

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

  it('fetches the next slide shortly before its turn, and shows it when it has arrived', () => {
    pass(HERO_INTERVAL_MS - HERO_PRELOAD_MS - 1);
    expect(fetched()).toEqual(['slide-1']);
    pass(1);
    expect(fetched()).toEqual(['slide-1', 'slide-2']);
    pass(HERO_PRELOAD_MS);
    expect(shown()).toBe('slide-1');
    arrive(2);
    expect(shown()).toBe('slide-2');
  });

  it('gives the current slide another full turn when it is chosen, and restarts its line', () => {
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

  it.each([
    ['the pointer is over it', enter, leave],
    ['the tab is hidden', () => hide(true), () => hide(false)],
    ['it has the keyboard focus', focusByKeyboard, blur],
    ['it is out of view', () => act(() => scrollIntoView(false)), () => act(() => scrollIntoView(true))],
  ])('waits while %s, and continues with the time that was left', (_, pause, goOn) => {
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

  const turn = () => pass(HERO_INTERVAL_MS);
  const reduce = () => preferReducedMotion(true);
  it.each<[string, (() => unknown)[], number]>([
    ['goes on under a finger', [() => pointer('pointerenter', 'touch'), turn], 2],
    ['waits while one of two reasons remains', [enter, focusByKeyboard, leave, turn], 1],
    ['goes on after the last reason is gone', [enter, focusByKeyboard, leave, turn, blur, turn], 2],
    ['stops when reduced motion is turned on', [reduce, turn, turn], 1],
    ['starts when reduced motion is turned off', [reduce, turn, () => preferReducedMotion(false), turn], 2],
    ['plays if it is asked to, also with reduced motion', [reduce, () => press('play'), turn], 2],
    ['stops at its button', [enter, () => press('pause'), leave, turn, turn], 1],
    ['plays at its button under the pointer', [enter, () => press('pause'), turn, () => press('play'), turn], 2],
    ['plays at its button with the focus', [focusByKeyboard, () => press('pause'), () => press('play'), turn], 2],
    ['waits when the pointer returns', [enter, () => press('pause'), () => press('play'), leave, enter, turn], 1],
  ])('%s', (_, actions, slide) => {
    fetchAll();
    for (const action of actions) action();
    expect(shown()).toBe(`slide-${slide}`);
  });

  it.each([
    ['the visitor saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['the visitor prefers reduced motion', () => (reducedMotion = true)],
    ['the pointer is over it already', () => jest.spyOn(Element.prototype, 'matches').mockImplementation(isHovered)],
  ])('does not start by itself if %s', (_, prepare) => {
    prepare();
    showAgain();
    fetchAll();
    turn();
    expect(shown()).toBe('slide-1');
    Object.assign(navigator, { connection: undefined });
  });

  it('skips a slide that fails', () => {
    press('line 2');
    fail(2);
    arrive(3);
    expect(shown()).toBe('slide-3');
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['line 1', 'line 3', 'pause']);
  });

  it('skips a slide that failed before hydration', () => {
    haveFailed = true;
    showAgain();
    haveFailed = false;
    arrive(2);
    expect(shown()).toBe('slide-2');
  });

  it('starts with the first slide when it is rendered again', () => {
    fetchAll();
    press('line 3');
    showAgain();
    expect(fetched()).toEqual(['slide-1']);
  });

  it('has no controls with one slide left, and does not rotate', () => {
    fail(1, 2);
    arrive(3);
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-3');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the fallback picture if all slides fail', () => {
    fail(1, 2, 3);
    fireEvent.load(image('fallback'));
    expect(shown()).toBe('fallback');
  });
});
