import { keepEarlyClicks, pressAgain, rememberPressed } from '@/browser/page/early-clicks';

const presses: string[] = [];
const show = (html: string) => {
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button')) button.onclick = () => presses.push(button.id);
};
const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

beforeEach(() => {
  presses.length = 0;
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  show(
    '<button id="menu" aria-label="Menu"></button><button id="map">Settings</button><button id="footer">Settings</button>',
  );
});

describe('buttons that were clicked before hydration', () => {
  const click = (id: string) => button(id).setAttribute('aria-busy', 'true');

  it('are pressed once after it, including those that were clicked meanwhile', () => {
    click('menu');
    const press = keepEarlyClicks();
    click('footer');
    press();
    expect(presses).toEqual(['menu', 'footer']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    press();
    expect(presses).toHaveLength(2);
  });

  it('are found again if React has replaced them', () => {
    click('footer');
    const press = keepEarlyClicks();
    show(document.body.innerHTML.replace(' aria-busy="true"', ''));
    press();
    expect(presses).toEqual(['footer']);
  });
});

describe('a button that was pressed before a reload', () => {
  beforeEach(() => history.replaceState({ other: 1 }, ''));

  it('is pressed again once, also if the new version has another button', () => {
    rememberPressed(button('footer'));
    show(`<button id="new">New</button>${document.body.innerHTML}`);
    pressAgain();
    pressAgain();
    expect(presses).toEqual(['footer']);
    expect(history.state).toEqual({ other: 1 });
  });

  it('is forgotten if the new version does not have it', () => {
    rememberPressed(button('menu'));
    show('<button id="other">Other</button>');
    pressAgain();
    expect(presses).toEqual([]);
  });
});
