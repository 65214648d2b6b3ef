import { act, render, screen } from '@testing-library/react';
import { useChunk } from '@/components/ui/use-chunk';

const Menu = () => <p>menu</p>;
const load = jest.fn<Promise<typeof Menu>, []>();
const onMissing = jest.fn();

type Props = { wanted: unknown; mayReload?: boolean };

function Place({ wanted, mayReload = true }: Props) {
  const Panel = useChunk(load, wanted, onMissing, mayReload ? () => null : undefined);
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

describe('code that is loaded when it is wanted', () => {
  it('fetches the code when it is wanted', async () => {
    await ask(true);
    expect(screen.getByText('menu')).toBeTruthy();
  });

  it('says nothing, keeps the page and tries again when it is next wanted where there is no network', async () => {
    const log = jest.spyOn(console, 'error');
    answer(offline);
    load.mockImplementationOnce(failToLoad);
    const page = await ask(true);
    expect(onMissing).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
    expect(history.state).toBeNull();
    expect(document.documentElement.dataset.js).toBe('');
    await ask(false, page);
    await ask(true, page);
    expect(screen.getByText('menu')).toBeTruthy();
  });

  it('loads the page again, which has other files, where the host answers', async () => {
    // jsdom reports that it cannot reload.
    jest.spyOn(console, 'error').mockImplementation();
    const fetch = jest.fn(async () => ({ status: 200 }));
    answer(fetch);
    load.mockImplementationOnce(failToLoad);
    await ask(true);
    expect(fetch).toHaveBeenCalledWith(location.href, expect.anything());
    expect(history.state).toMatchObject({ reloaded: true });
    expect(onMissing).not.toHaveBeenCalled();
  });

  it('goes on without JavaScript where the file is still gone after a reload', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    history.replaceState({ reloaded: true }, '');
    answer(() => Promise.resolve({ status: 200 }));
    load.mockImplementationOnce(failToLoad);
    document.body.insertAdjacentHTML('beforeend', '<form id="contact-form"><input name="navn" value="Kari"></form>');
    await ask(true);
    expect(sessionStorage).toHaveLength(0);
    expect(document.documentElement.dataset.js).toBeUndefined();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is where the file is gone and there is no button to press again', async () => {
    answer(() => Promise.resolve({ status: 200 }));
    load.mockImplementationOnce(failToLoad);
    await act(async () => void render(<Place wanted mayReload={false} />));
    expect(document.documentElement.dataset.js).toBe('');
    expect(history.state).toBeNull();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});
