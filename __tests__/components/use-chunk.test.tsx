import { act, render, screen } from '@testing-library/react';
import { useChunk } from '@/components/ui/use-chunk';

const Menu = () => <p>menu</p>;
const load = jest.fn<Promise<typeof Menu>, []>();
const onMissing = jest.fn();

type Props = { wanted: unknown; mayReload?: boolean };

function Place({ wanted, mayReload = true }: Props) {
  const Panel = useChunk(load, wanted, onMissing, mayReload ? () => document.querySelector('button') : undefined);
  return Panel && <Panel />;
}

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const answer = (reply: () => Promise<object>) => Object.assign(window, { fetch: reply });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.restoreAllMocks();
  onMissing.mockReset();
  load.mockReset().mockResolvedValue(Menu);
  document.documentElement.dataset.js = '';
  history.replaceState(null, '');
});

async function ask(wanted: unknown, { rerender } = render(<Place wanted={false} />)) {
  await act(async () => rerender(<Place wanted={wanted} />));
  return { rerender } as ReturnType<typeof render>;
}

const expectPage = (hasJavaScript: boolean, state: object | null) => {
  expect(document.documentElement.dataset.js).toBe(hasJavaScript ? '' : undefined);
  expect(history.state).toEqual(state);
};

describe('code that is loaded when it is needed', () => {
  it('is loaded again at the next attempt if there is no network', async () => {
    const log = jest.spyOn(console, 'error');
    answer(offline);
    load.mockImplementationOnce(failToLoad);
    const page = await ask(true);
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
    expectPage(true, null);
    await ask(false, page);
    await ask(true, page);
    expect(screen.getByText('menu')).toBeTruthy();
  });

  describe('but is gone from the host', () => {
    const fetch = jest.fn(async () => ({ status: 200 }));
    beforeEach(() => {
      // jsdom reports that it cannot reload.
      jest.spyOn(console, 'error').mockImplementation();
      answer(fetch);
      load.mockImplementationOnce(failToLoad);
      sessionStorage.clear();
      const form = '<form id="contact-form"><input name="navn" value="Kari"></form>';
      document.body.innerHTML = `<button>Menu</button>${form}`;
    });

    it('makes the page reload, with what was typed and the button that was pressed', async () => {
      history.replaceState({ other: 1 }, '');
      await ask(true);
      expect(fetch).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
      expectPage(true, { other: 1, reloaded: true, pressed: { label: 'Menu', nth: 0 } });
      expect(sessionStorage).toHaveLength(1);
      expect(onMissing).not.toHaveBeenCalled();
    });

    it('makes the page work without JavaScript if it was reloaded before', async () => {
      history.replaceState({ reloaded: true }, '');
      await ask(true);
      expect(sessionStorage).toHaveLength(0);
      expectPage(false, { reloaded: true });
      expect(onMissing).toHaveBeenCalledTimes(1);
    });

    it('leaves the page as it is if there is no button to press again', async () => {
      await act(async () => void render(<Place wanted mayReload={false} />));
      expectPage(true, null);
      expect(onMissing).toHaveBeenCalledTimes(1);
    });
  });
});
