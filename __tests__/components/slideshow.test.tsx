import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SlideControls } from '@/components/hero/SlideControls.browser';
import { Slides } from '@/components/hero/Slides.browser';
import { HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/lib/constants';
import { observe } from '../jsdom';

const motion = Object.assign(new EventTarget(), { matches: false });
const orientation = Object.assign(new EventTarget(), { matches: false });
/** The media query for hover matches, that for reduced motion as a test says, no other. */
const matchMedia = (query: string) => {
  if (query.includes('reduced-motion')) return motion;
  return query.includes('orientation') ? orientation : Object.assign(new EventTarget(), { matches: true });
};
Object.assign(window, { matchMedia });

// Pictures load, or fail, when a test says so.
let haveFailed = false;
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => haveFailed });
HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no picture', 'EncodingError'));

const picture = (name: string) => ({ srcset: `${name} 1w`, width: 1, height: 1 });
const SLIDES = ['slide-1', 'slide-2', 'slide-3'].map((name) => ({ name, picture: picture(name) }));

/** Renders the two islands in the section that the server has rendered. */
function show(): void {
  cleanup();
  render(
    <section id="hero">
      <Slides slides={SLIDES} fallback={picture('fallback')} />
      <a href="#services">services</a>
      <SlideControls label="pictures" pause="pause" goTo={['line 1', 'line 2', 'line 3']} />
    </section>,
  );
  act(() => observe(true));
}

beforeEach(() => {
  jest.useFakeTimers();
  motion.matches = false;
  show();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const shown = () => document.querySelector('[data-current] img')?.getAttribute('src');
const fetched = () => [...document.images].map((image) => image.getAttribute('src'));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const turn = () => pass(HERO_INTERVAL_MS);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const image = (name: string) => document.querySelector(`img[src="${name}"]`) as HTMLImageElement;
const load = (slide: number) => fireEvent.load(image(`slide-${slide}`));
const fail = (slide: number) => fireEvent.error(image(`slide-${slide}`));
/** Loads all three slides, and begins a turn of the first. */
function loadAll(): void {
  for (const slide of [2, 3]) {
    press(`line ${slide}`);
    load(slide);
  }
  press('line 1');
}

const pointer = (type: string, pointerType = 'mouse') =>
  fireEvent(document.getElementById('hero') as Element, Object.assign(new Event(type), { pointerType }));
const enter = () => pointer('pointerenter');
const leave = () => pointer('pointerleave');
const link = () => document.querySelector('#hero a') as Element;
function focusByKeyboard(): void {
  jest.spyOn(link(), 'matches').mockReturnValue(true);
  fireEvent.focus(link());
}
const blur = () => fireEvent.blur(link());
function setVisibility(value: DocumentVisibilityState, event = 'visibilitychange'): void {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  fireEvent(event === 'pageshow' ? window : document, new Event(event));
}
function reduceMotion(reduced: boolean): void {
  motion.matches = reduced;
  act(() => motion.dispatchEvent(new Event('change')));
}

describe('the slideshow', () => {
  it('shows each slide for its time and begins again after the last', () => {
    loadAll();
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
    load(2);
    expect(shown()).toBe('slide-2');
  });

  it('gives the current slide another full turn when it is chosen, and restarts its line', () => {
    loadAll();
    pass(HERO_INTERVAL_MS - 1);
    const drawnLine = () => document.querySelector('[aria-pressed=true] > span');
    const before = drawnLine();
    press('line 1');
    expect(drawnLine()).not.toBe(before);
    pass(HERO_INTERVAL_MS - 1);
    expect(shown()).toBe('slide-1');
    pass(1);
    expect(shown()).toBe('slide-2');
  });

  it.each([
    ['the pointer is over it', enter, leave],
    ['the tab is hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
    ['it has the keyboard focus', focusByKeyboard, blur],
    ['another page is shown', () => setVisibility('hidden'), () => setVisibility('visible', 'pageshow')],
    ['it is out of view', () => act(() => observe(false)), () => act(() => observe(true))],
    ['it has just left the view', () => act(() => observe(true, false)), () => act(() => observe(false, true))],
  ])('waits while %s, and continues with the time that was left', (_, pause, goOn) => {
    loadAll();
    pass(HERO_INTERVAL_MS - 100);
    pause();
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-1');
    expect(jest.getTimerCount()).toBe(0);
    goOn();
    pass(100);
    expect(shown()).toBe('slide-2');
  });

  it.each<[string, (() => unknown)[], number]>([
    ['goes on under a finger', [() => pointer('pointerenter', 'touch'), turn], 2],
    ['goes on when both reasons to wait are gone', [enter, focusByKeyboard, leave, turn, blur, turn], 2],
    ['starts when reduced motion is turned off', [() => reduceMotion(true), turn, () => reduceMotion(false), turn], 2],
    ['plays if it is asked to, also with reduced motion', [() => reduceMotion(true), () => press('pause'), turn], 2],
    ['stops and plays at its button', [enter, () => press('pause'), leave, turn, enter, () => press('pause'), turn], 2],
    ['plays at its button with the focus', [focusByKeyboard, () => press('pause'), () => press('pause'), turn], 2],
    ['waits when the pointer returns', [enter, () => press('pause'), () => press('pause'), leave, enter, turn], 1],
  ])('%s', (_, actions, slide) => {
    loadAll();
    for (const action of actions) action();
    expect(shown()).toBe(`slide-${slide}`);
  });

  it('has a button that is pressed while it does not play', () => {
    expect(screen.getByRole('button', { name: 'pause', pressed: false })).toBeTruthy();
    press('pause');
    expect(screen.getByRole('button', { name: 'pause', pressed: true })).toBeTruthy();
  });

  it.each([
    ['the visitor saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['the visitor prefers reduced motion', () => (motion.matches = true)],
    ['the pointer is over it already', () => jest.spyOn(Element.prototype, 'matches').mockReturnValue(true)],
  ])('does not start by itself if %s', (_, prepare) => {
    prepare();
    show();
    jest.restoreAllMocks();
    loadAll();
    turn();
    expect(shown()).toBe('slide-1');
    Object.assign(navigator, { connection: undefined });
  });

  it('skips a slide that fails', () => {
    press('line 2');
    fail(2);
    load(3);
    expect(shown()).toBe('slide-3');
    expect(screen.queryByRole('button', { name: 'line 2' })).toBeNull();
  });

  it.each([
    ['that failed before hydration', () => show()],
    ['whose other crop fails after the device is rotated', () => orientation.dispatchEvent(new Event('change'))],
  ])('skips a slide %s', async (_, find) => {
    haveFailed = true;
    await act(async () => void find());
    haveFailed = false;
    load(2);
    expect(shown()).toBe('slide-2');
  });

  it('has no controls with one slide left, and does not rotate', () => {
    fail(1);
    fail(2);
    load(3);
    pass(3 * HERO_INTERVAL_MS);
    expect(shown()).toBe('slide-3');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the fallback picture if all slides fail', () => {
    for (const slide of [1, 2, 3]) fail(slide);
    fireEvent.load(image('fallback'));
    expect(shown()).toBe('fallback');
  });
});
