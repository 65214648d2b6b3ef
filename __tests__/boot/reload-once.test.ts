import { fetchStatus, isWriting, pressAgain, reloadOnce } from '@/boot/reload-once';

describe('what the host answers', () => {
  it.each([
    ['a status', async () => ({ status: 404 }), 404],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ])('is %s, not from a cache', async (_, answer, status) => {
    const fetch = jest.fn<Promise<object>, unknown[]>(answer);
    Object.assign(window, { fetch });
    expect(await fetchStatus('/menu.js')).toBe(status);
    expect(fetch).toHaveBeenCalledWith('/menu.js', { method: 'HEAD', cache: 'no-store' });
  });
});

describe('a page that is reloaded because a file is gone', () => {
  const presses: string[] = [];
  const show = (html: string) => {
    document.body.innerHTML = html;
    for (const button of document.querySelectorAll('button')) button.onclick = () => presses.push(button.id);
  };
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

  beforeEach(() => {
    presses.length = 0;
    history.replaceState({ router: 1 }, '');
    // jsdom reports that it cannot reload.
    jest.spyOn(console, 'error').mockImplementation();
    show(
      '<button id="menu" aria-label="Menu"></button><button id="map">Settings</button><button id="footer">Settings</button>',
    );
  });

  it('presses the same buttons again, once, also where the new version has one more', () => {
    expect(reloadOnce([button('menu'), button('footer')])).toBe(true);
    show(`<button id="new">New</button>${document.body.innerHTML}`);
    pressAgain();
    expect(presses).toEqual(['menu', 'footer']);
    pressAgain();
    expect(presses).toHaveLength(2);
    expect(history.state).toEqual({ router: 1, reloaded: true });
  });

  it('presses nothing that the new version does not have', () => {
    reloadOnce([button('menu')]);
    show('<button id="other">Other</button>');
    pressAgain();
    expect(presses).toEqual([]);
  });

  it('is not reloaded a second time', () => {
    reloadOnce([]);
    expect(reloadOnce([])).toBe(false);
  });
});

describe('a visitor', () => {
  it('writes with the focus in the form, or with something typed in it', () => {
    document.body.innerHTML = '';
    expect(isWriting()).toBe(false);
    document.body.innerHTML = '<form id="contact-form"><input name="navn"></form><input id="other" value="x">';
    const field = document.querySelector('input') as HTMLInputElement;
    expect(isWriting()).toBe(false);
    field.focus();
    expect(isWriting()).toBe(true);
    field.blur();
    field.value = 'Kari';
    expect(isWriting()).toBe(true);
  });
});
