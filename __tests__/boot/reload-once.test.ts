import { isGone, pressAgain, reloadOnce } from '@/boot/reload-once';

describe('isGone', () => {
  it.each([
    ['the host says 404', () => Promise.resolve({ status: 404 }), true],
    ['the host says 410', () => Promise.resolve({ status: 410 }), true],
    ['the host has the file', () => Promise.resolve({ status: 200 }), false],
    ['the host has an error', () => Promise.resolve({ status: 503 }), false],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('when %s', async (_, answer, gone) => {
    Object.assign(window, { fetch: answer });
    expect(await isGone('/_next/static/chunks/menu.js')).toBe(gone);
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
    expect(reloadOnce(true, [button('menu'), button('footer')])).toBe(true);
    show(`<button id="new">New</button>${document.body.innerHTML}`);
    pressAgain();
    expect(presses).toEqual(['menu', 'footer']);
    pressAgain();
    expect(presses).toHaveLength(2);
    expect(history.state).toEqual({ router: 1, reloaded: true });
  });

  it('presses nothing that the new version does not have', () => {
    reloadOnce(true, [button('menu')]);
    show('<button id="other">Other</button>');
    pressAgain();
    expect(presses).toEqual([]);
  });

  it('is not reloaded a second time', () => {
    reloadOnce(true);
    expect(reloadOnce(true)).toBe(false);
  });

  it('is not reloaded under somebody who writes and has pressed nothing', () => {
    document.body.innerHTML = '<form id="contact-form"><input name="navn" value="Kari"></form>';
    expect(reloadOnce(false)).toBe(false);
    expect(reloadOnce(true)).toBe(true);
  });
});
