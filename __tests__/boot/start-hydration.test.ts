import { postponeBelow } from '@/boot/postpone-below';
import { isGone, reloadOnce } from '@/boot/reload-once';
import { startHydration } from '@/boot/start-hydration';
import { HYDRATED, htmlSignals } from '@/lib/signals';

jest.mock('@/boot/reload-once', () => ({ isGone: jest.fn(), reloadOnce: jest.fn(), pressAgain: jest.fn() }));

const PAGE = '<main><section></section><section id="below"></section></main><button>Menu</button>';
const SCRIPTS = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const listeners: Parameters<typeof removeEventListener>[] = [];
let paint: () => void;

const button = () => document.querySelector('button') as HTMLButtonElement;
const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const scriptAt = (src: string) => document.querySelector(`script[src="${src}"]`) as HTMLScriptElement;
const settle = () => jest.advanceTimersByTimeAsync(0);

/** Opens a page that leaves its scripts to be loaded. */
function open(): void {
  document.head.innerHTML = SCRIPTS.map((src) => `<script type="text/plain" data-src="${src}"></script>`).join('');
  document.body.innerHTML = PAGE;
  htmlSignals().js = '';
  startHydration();
  postponeBelow();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(isGone).mockResolvedValue(false);
  jest.mocked(reloadOnce).mockReset().mockReturnValue(false);
  const { addEventListener } = EventTarget.prototype;
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener as Parameters<typeof removeEventListener>);
    addEventListener.apply(window, listener);
  });
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    PerformanceObserver: class {
      constructor(callback: (list: object) => void) {
        paint = () => callback({ getEntriesByName: () => [{}] });
      }
      observe() {}
    },
  });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});

afterEach(() => {
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the scripts of a page', () => {
  it.each<[what: string, happen: () => void]>([
    ['the first view is painted', () => paint()],
    ...['scroll', 'focusin', 'touchstart', 'keydown'].map((event): [string, () => void] => [
      `the event ${event} comes`,
      () => dispatchEvent(new Event(event)),
    ]),
    ['three seconds have gone', () => jest.advanceTimersByTime(3000)],
  ])('are loaded when %s, once and in their order', (_, happen) => {
    open();
    jest.advanceTimersByTime(2999);
    expect(loaded()).toEqual([null, null]);
    happen();
    expect(loaded()).toEqual(SCRIPTS);
    dispatchEvent(new Event('pointerdown'));
    expect(loaded()).toEqual(SCRIPTS);
  });

  it.each(['pointerdown', 'keydown', 'online'])(
    'that failed without a network are loaded again at %s',
    async (event) => {
      open();
      paint();
      scriptAt(SCRIPTS[1] as string).dispatchEvent(new Event('error'));
      await settle();
      dispatchEvent(new Event(event));
      expect(loaded()).toEqual([...SCRIPTS, SCRIPTS[1]]);
      expect(reloadOnce).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['are loaded by a reload with the buttons that were pressed', true, ''],
    ['leave the page without JavaScript where it was reloaded before', false, undefined],
  ])('%s, once the host has them no more', async (_, reloads, js) => {
    jest.mocked(isGone).mockResolvedValue(true);
    jest.mocked(reloadOnce).mockReturnValue(reloads);
    open();
    paint();
    button().click();
    for (const src of SCRIPTS) scriptAt(src).dispatchEvent(new Event('error'));
    await settle();
    expect(reloadOnce).toHaveBeenCalledTimes(1);
    expect([...(jest.mocked(reloadOnce).mock.calls[0]?.[1] ?? [])]).toEqual(reloads ? [button()] : []);
    expect(htmlSignals().js).toBe(js);
  });

  it.each([
    ['one of them throws and nothing follows', '/_next/static/chunks/a.js', false, undefined],
    ['one of them throws and the page is hydrated all the same', '/_next/static/chunks/a.js', true, ''],
    ['a script of an extension throws', 'chrome-extension://x/a.js', false, ''],
  ])('when %s', (_, filename, hydrates, js) => {
    open();
    dispatchEvent(new ErrorEvent('error', { filename: new URL(filename, location.href).href }));
    if (hydrates) dispatchEvent(new Event(HYDRATED));
    jest.advanceTimersByTime(800);
    expect(htmlSignals().js).toBe(js);
  });
});

describe('a button that is pressed before hydration', () => {
  const press = (modifiers: MouseEventInit = {}) => {
    const clicked = jest.fn();
    document.body.addEventListener('click', clicked, { once: true });
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
    return clicked;
  };

  it('is busy, and is pressed once the page is hydrated', async () => {
    open();
    const clicked = press();
    expect(clicked).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-busy')).toBe('true');
    // React may have rendered another element for it.
    button().outerHTML = '<button>Other</button><button>Menu</button>';
    const pressed: (string | null)[] = [];
    for (const one of document.querySelectorAll('button')) one.onclick = () => pressed.push(one.textContent);
    dispatchEvent(new Event(HYDRATED));
    await settle();
    expect(pressed).toEqual(['Menu']);
    expect(press()).toHaveBeenCalledTimes(1);
  });

  it('is busy for ten seconds at most; then the page is without JavaScript', () => {
    open();
    press();
    jest.advanceTimersByTime(9999);
    expect(htmlSignals().js).toBe('');
    jest.advanceTimersByTime(1);
    expect(htmlSignals().js).toBeUndefined();
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });

  it('is left alone when it sends a form, or a key is held', () => {
    open();
    expect(press({ ctrlKey: true })).toHaveBeenCalled();
    button().type = 'submit';
    expect(press()).toHaveBeenCalled();
  });
});

describe('what is below the first view', () => {
  it.each([
    ['waits on a new visit', '/', 'navigate', ''],
    ['does not wait where the address leads there', '/#below', 'navigate', undefined],
    ['does not wait after a reload', '/', 'reload', undefined],
  ])('%s', (_, address, type, unpainted) => {
    history.replaceState(null, '', address);
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    open();
    expect(htmlSignals().unpainted).toBe(unpainted);
    dispatchEvent(new Event('scroll'));
    expect(htmlSignals().unpainted).toBeUndefined();
  });
});
