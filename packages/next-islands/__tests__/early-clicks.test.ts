import { keepEarlyClicks } from '../islands/early-clicks';

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
