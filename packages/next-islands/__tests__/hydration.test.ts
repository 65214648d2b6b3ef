import { keepEarlyClicks } from '../islands/early-clicks';
import { HYDRATED, prepareHydration } from '../islands/hydration';
import { tolerateDomChanges } from '../islands/tolerate-dom-changes';

jest.mock('../islands/tolerate-dom-changes');
const mark = jest.fn();
Object.assign(performance, { mark });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

const steps: string[] = [];
const show = (html: string) => {
  document.body.innerHTML = html;
  for (const button of document.querySelectorAll('button')) button.onclick = () => steps.push(button.id);
};
const click = (id: string) => document.getElementById(id)?.setAttribute('aria-busy', 'true');

beforeEach(() => {
  steps.length = 0;
  show(
    '<button id="menu" aria-label="Menu"></button><button id="map">Settings</button><button id="footer">Settings</button>',
  );
});

it('a page tolerates changes, is prepared and finished once, announces hydration, and then repeats early clicks', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  click('menu');
  addEventListener(HYDRATED, () => steps.push('heard'), { once: true });
  const onHydrated = prepareHydration(() => {
    steps.push('prepared');
    return () => steps.push('finished');
  });
  expect(tolerateDomChanges).toHaveBeenCalledTimes(1);
  onHydrated();
  expect(mark).toHaveBeenCalledWith(HYDRATED);
  jest.runAllTimers();
  expect(steps).toEqual(['prepared', 'finished', 'heard', 'menu']);
  jest.useRealTimers();
});

describe('buttons that were clicked before hydration', () => {
  it('are pressed once after it, including those that were clicked meanwhile', () => {
    click('menu');
    const press = keepEarlyClicks();
    click('footer');
    press();
    expect(steps).toEqual(['menu', 'footer']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    press();
    expect(steps).toHaveLength(2);
  });

  it('are found again if React has replaced them', () => {
    click('footer');
    const press = keepEarlyClicks();
    show(document.body.innerHTML.replace(' aria-busy="true"', ''));
    press();
    expect(steps).toEqual(['footer']);
  });
});
