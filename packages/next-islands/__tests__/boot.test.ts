import { postponeBelow } from '../boot/new-visit';
import { fetchStatus, reloadOnce } from '../boot/reload-once';
import { waitForIslands } from '../boot/wait-for-islands';
import { HYDRATED } from '../islands/hydration';

jest.mock('../boot/reload-once', () => ({
  ...jest.requireActual('../boot/reload-once'),
  ...{ fetchStatus: jest.fn(), reloadOnce: jest.fn() },
}));
const imported = jest.fn();
jest.mock('http://localhost/_next/static/islands/start.js', () => imported(), { virtual: true });

const SCRIPT = '/_next/static/islands/start.js';
const PAGE = '<div data-island="Menu"><button>Menu</button></div><button id="own">Own</button><input>';
const isWriting = () => document.activeElement?.tagName === 'INPUT';
const { dataset } = document.documentElement;

const button = () => document.querySelector('button') as HTMLButtonElement;
const settle = () => jest.advanceTimersByTimeAsync(0);
const hydrate = () => dispatchEvent(new Event(HYDRATED));

function open(): void {
  document.body.innerHTML = PAGE;
  dataset.js = '';
  waitForIslands(isWriting);
}

/** Does what a browser does if it cannot load a script. */
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
});

afterEach(() => {
  // Removes the listeners.
  hydrate();
  jest.useRealTimers();
});

const throwIn = (script: string) =>
  dispatchEvent(new ErrorEvent('error', { filename: new URL(script, location.href).href }));
const expectJavaScript = (isOn: boolean) => expect(dataset.js).toBe(isOn ? '' : undefined);

describe('if the script of the islands fails to load', () => {
  it.each(['pointerdown', 'keydown', 'online'])('without a network, it is imported at %s, once', async (event) => {
    jest.mocked(fetchStatus).mockResolvedValueOnce(null);
    open();
    await failToLoad();
    expect(imported).not.toHaveBeenCalled();
    for (const _ of [1, 2]) dispatchEvent(new Event(event));
    await settle();
    expect(imported).toHaveBeenCalledTimes(1);
    expectJavaScript(true);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('and the network is there, it is imported at once', async () => {
    open();
    await failToLoad();
    expect(fetchStatus).toHaveBeenCalledWith(`http://localhost${SCRIPT}`);
    expect(imported).toHaveBeenCalledTimes(1);
    expectJavaScript(true);
  });

  it.each([
    // status, imports, whether the page can be reloaded
    [404, 0, true],
    [200, 1, true],
    [503, 1, false],
  ])(
    'with status %d, it is imported %d times, then the page reloads or works without JavaScript: %s',
    async (status, imports, reloads) => {
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
      expectJavaScript(reloads);
    },
  );

  it('with status 404 while the visitor writes, the page works without JavaScript', async () => {
    jest.mocked(fetchStatus).mockResolvedValue(404);
    open();
    document.querySelector('input')?.focus();
    await failToLoad();
    expect(reloadOnce).not.toHaveBeenCalled();
    expectJavaScript(false);
  });

  it.each([
    ['a script of an extension', () => failToLoad('text/plain')],
    ['a picture', async () => void button().dispatchEvent(new Event('error'))],
  ])('nothing happens for %s', async (_, fail) => {
    open();
    await fail();
    expect(fetchStatus).not.toHaveBeenCalled();
  });
});

it('a page that was reloaded for a new version may be reloaded for the next one', () => {
  history.replaceState({ reloaded: true, other: 1 }, '');
  open();
  expect(history.state).toEqual({ reloaded: true, other: 1 });
  hydrate();
  expect(history.state).toEqual({ other: 1 });
});

describe('if a script throws', () => {
  it.each([
    ['of the islands', false, SCRIPT, () => {}],
    ['of the islands, but the page hydrates', true, SCRIPT, hydrate],
    ['of an extension', true, 'chrome-extension://x/a.js', () => {}],
  ])('%s, the page keeps JavaScript: %s', (_, expected, script, afterwards) => {
    open();
    throwIn(script);
    afterwards();
    jest.advanceTimersByTime(800);
    expectJavaScript(expected);
  });

  it('or fails to load after hydration, nothing happens', async () => {
    open();
    hydrate();
    await failToLoad();
    throwIn(SCRIPT);
    jest.advanceTimersByTime(800);
    expect(fetchStatus).not.toHaveBeenCalled();
    expectJavaScript(true);
  });
});

describe('a button that is pressed before hydration', () => {
  const press = (modifiers: MouseEventInit = {}) => {
    const clicked = jest.fn();
    document.body.addEventListener('click', clicked, { once: true });
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
    return clicked;
  };

  it('is busy until hydration', () => {
    open();
    expect(press()).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-busy')).toBe('true');
    hydrate();
    expect(press()).toHaveBeenCalledTimes(1);
  });

  it('is busy for ten seconds at most; then the page works without JavaScript, until late hydration', async () => {
    open();
    press();
    jest.advanceTimersByTime(9999);
    expectJavaScript(true);
    jest.advanceTimersByTime(1);
    expectJavaScript(false);
    expect(button().hasAttribute('aria-busy')).toBe(false);
    hydrate();
    await settle();
    expectJavaScript(true);
    expect(press()).toHaveBeenCalledTimes(1);
  });

  it('works if it is no island’s, its island is hydrated, it submits a form, or a key is held', () => {
    open();
    button().parentElement?.setAttribute('data-hydrated', '');
    expect(press()).toHaveBeenCalled();
    button().parentElement?.removeAttribute('data-hydrated');
    const clicked = jest.fn();
    document.body.addEventListener('click', clicked, { once: true });
    document.getElementById('own')?.click();
    expect(clicked).toHaveBeenCalled();
    expect(press({ ctrlKey: true })).toHaveBeenCalled();
    button().type = 'submit';
    expect(press()).toHaveBeenCalled();
  });
});

describe('a new visit', () => {
  let type: string;
  beforeEach(() => Object.assign(performance, { getEntriesByType: () => [{ type }] }));

  it.each([
    ['if the address leads there', '/#below', 'navigate'],
    ['after a reload', '/', 'reload'],
  ])('what is below the first view is laid out at once %s', (_, address, kind) => {
    history.replaceState(null, '', address);
    type = kind;
    postponeBelow('footer', 'img');
    expect(dataset.unpainted).toBeUndefined();
  });

  const postpone = () => {
    history.replaceState(null, '', '/');
    type = 'navigate';
    document.body.innerHTML = '<main><a href="#below"></a></main><footer></footer><footer></footer>';
    postponeBelow('footer', 'img');
    expect(dataset.unpainted).toBe('');
  };
  const painted = () => Array.from(document.querySelectorAll('footer'), (part) => part.dataset.painted === '');
  const act = (name: string) => dispatchEvent(new Event(name));
  const nextFrame = () => jest.advanceTimersByTimeAsync(17);

  it.each([
    ['a key is pressed', () => act('keydown')],
    ['the page is scrolled', () => act('scroll')],
    ['a link is followed', () => document.querySelector('a')?.click()],
    ['all files are loaded', () => act('load')],
    ['three seconds have passed', () => jest.advanceTimersByTime(3000)],
  ])('what is below the first view is postponed on a new visit until %s', (_, go) => {
    postpone();
    expect(painted()).toEqual([false, false]);
    go();
    expect(painted()).toEqual([true, true]);
  });

  it('after a press, one part a frame is laid out', async () => {
    act('pointerdown'); // for the listeners of other tests
    await nextFrame();
    postpone();
    act('pointerdown');
    expect(painted()).toEqual([true, false]);
    await nextFrame();
    expect(painted()).toEqual([true, true]);
  });

  it('what is still to come is not postponed after the visitor has acted', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    postponeBelow('footer', 'img');
    dispatchEvent(new Event('scroll'));
    expect(dataset.unpainted).toBeUndefined();
  });
});
