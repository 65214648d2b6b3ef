import { postponeBelow } from '@/browser/boot/postpone-below';
import { fetchStatus, isWriting, reloadOnce } from '@/browser/boot/reload-once';
import { waitForIslands } from '@/browser/boot/wait-for-islands';
import { HYDRATED, htmlSignals } from '@/browser/page/signals';

jest.mock('@/browser/boot/reload-once', () => ({
  fetchStatus: jest.fn(),
  isWriting: jest.fn(),
  reloadOnce: jest.fn(),
}));
const imported = jest.fn();
jest.mock('http://localhost/_next/static/islands/start.js', () => imported(), { virtual: true });

const SCRIPT = '/_next/static/islands/start.js';
const PAGE = '<main><section></section><section id="below"></section></main><button>Menu</button>';
const listeners: Parameters<typeof removeEventListener>[] = [];

const button = () => document.querySelector('button') as HTMLButtonElement;
const settle = () => jest.advanceTimersByTimeAsync(0);
const hydrate = () => dispatchEvent(new Event(HYDRATED));

function open(): void {
  document.body.innerHTML = PAGE;
  htmlSignals().js = '';
  waitForIslands();
  postponeBelow();
}

/** As a browser does it where a script cannot be had. */
async function failToLoad(type = 'module', src = SCRIPT): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { type, src });
  // jsdom would fetch a script without such a type.
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  imported.mockReset().mockReturnValue({});
  jest.mocked(fetchStatus).mockReset().mockResolvedValue(200);
  jest.mocked(reloadOnce).mockReset().mockReturnValue(false);
  jest.mocked(isWriting).mockReset().mockReturnValue(false);
  const { addEventListener } = EventTarget.prototype;
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener as Parameters<typeof removeEventListener>);
    addEventListener.apply(window, listener);
  });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});

afterEach(() => {
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a script of the islands that failed', () => {
  it.each(['pointerdown', 'keydown', 'online'])('without a network is imported at %s, once', async (event) => {
    jest.mocked(fetchStatus).mockResolvedValueOnce(null);
    open();
    await failToLoad();
    expect(imported).not.toHaveBeenCalled();
    for (const _ of [1, 2]) dispatchEvent(new Event(event));
    await settle();
    expect(imported).toHaveBeenCalledTimes(1);
    expect(htmlSignals().js).toBe('');
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('although the network is there is imported at once', async () => {
    open();
    await failToLoad();
    expect(fetchStatus).toHaveBeenCalledWith(`http://localhost${SCRIPT}`);
    expect(imported).toHaveBeenCalledTimes(1);
    expect(htmlSignals().js).toBe('');
  });

  describe.each([
    ['is gone', 404, 0],
    ['is gone for good', 410, 0],
    ['fails again', 200, 1],
    ['fails again since the host has an error', 503, 1],
  ])('and %s', (_, status, imports) => {
    it.each([
      ['makes the page load again', true, ''],
      ['leaves the page without JavaScript where it was loaded again before', false, undefined],
    ])('%s', async (_, reloads, js) => {
      jest.mocked(fetchStatus).mockResolvedValue(status);
      jest.mocked(reloadOnce).mockReturnValue(reloads);
      imported.mockImplementation(() => {
        throw new Error('no such file');
      });
      open();
      await failToLoad();
      await settle();
      expect(imported).toHaveBeenCalledTimes(imports);
      expect(reloadOnce).toHaveBeenCalledTimes(1);
      expect(htmlSignals().js).toBe(js);
    });
  });

  it('and is gone leaves the page without JavaScript under somebody who writes', async () => {
    jest.mocked(fetchStatus).mockResolvedValue(404);
    jest.mocked(isWriting).mockReturnValue(true);
    open();
    await failToLoad();
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(htmlSignals().js).toBeUndefined();
  });

  it.each([
    ['of an extension', () => failToLoad('text/plain')],
    ['that is an image', async () => void button().dispatchEvent(new Event('error'))],
  ])('and is one %s is left alone', async (_, fail) => {
    open();
    await fail();
    expect(fetchStatus).not.toHaveBeenCalled();
  });

  it.each([
    ['throws and nothing follows', SCRIPT, false, undefined],
    ['throws and the page is hydrated all the same', SCRIPT, true, ''],
    ['is an extension’s', 'chrome-extension://x/a.js', false, ''],
  ])('because it %s', (_, filename, hydrates, js) => {
    open();
    dispatchEvent(new ErrorEvent('error', { filename: new URL(filename, location.href).href }));
    if (hydrates) hydrate();
    jest.advanceTimersByTime(800);
    expect(htmlSignals().js).toBe(js);
  });

  it('takes nothing from a page that is hydrated', async () => {
    open();
    hydrate();
    await failToLoad();
    dispatchEvent(new ErrorEvent('error', { filename: new URL(SCRIPT, location.href).href }));
    jest.advanceTimersByTime(800);
    expect(fetchStatus).not.toHaveBeenCalled();
    expect(htmlSignals().js).toBe('');
  });
});

describe('a button that is pressed before hydration', () => {
  const press = (modifiers: MouseEventInit = {}) => {
    const clicked = jest.fn();
    document.body.addEventListener('click', clicked, { once: true });
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
    return clicked;
  };

  it('is busy and does nothing until the page is hydrated', () => {
    open();
    expect(press()).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-busy')).toBe('true');
    hydrate();
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

  it('works after hydration that comes later than that', async () => {
    open();
    press();
    jest.advanceTimersByTime(10_000);
    hydrate();
    await settle();
    expect(htmlSignals().js).toBe('');
    expect(press()).toHaveBeenCalledTimes(1);
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
