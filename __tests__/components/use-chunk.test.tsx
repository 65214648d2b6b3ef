import { act, render, screen } from '@testing-library/react';
import { useChunk } from '@/components/ui/use-chunk';

const SCRIPT = 'http://localhost/_next/static/chunks/menu.js';
const Menu = () => <p>menu</p>;
const load = jest.fn<Promise<typeof Menu>, []>();
const onMissing = jest.fn();

type Props = { wanted: unknown; mayReload?: boolean };

function Place({ wanted, mayReload = true }: Props) {
  const Panel = useChunk(load, wanted, onMissing, mayReload ? () => null : undefined);
  return Panel && <Panel />;
}

/** As a browser does it: the script's element fails, and with it the import. */
async function failToLoad(): Promise<typeof Menu> {
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  script.src = SCRIPT;
  script.dispatchEvent(new Event('error'));
  throw new Error('ChunkLoadError');
}

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

  it('goes on without JavaScript where the file is still gone after a reload', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    history.replaceState({ reloaded: true }, '');
    answer(() => Promise.resolve({ status: 404 }));
    load.mockImplementationOnce(failToLoad);
    await ask(true);
    expect(document.documentElement.dataset.js).toBeUndefined();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is where the file is gone and there is no button to press again', async () => {
    answer(() => Promise.resolve({ status: 404 }));
    load.mockImplementationOnce(failToLoad);
    await act(async () => void render(<Place wanted mayReload={false} />));
    expect(document.documentElement.dataset.js).toBe('');
    expect(history.state).toBeNull();
    expect(onMissing).toHaveBeenCalledTimes(1);
  });
});
