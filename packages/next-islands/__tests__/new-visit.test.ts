import { postponeBelow } from '../boot/new-visit';

let type: string;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['if the address leads there', '/#below', 'navigate'],
  ['after a reload', '/', 'reload'],
])('what is below the first view is laid out at once %s', (_, address, kind) => {
  history.replaceState(null, '', address);
  type = kind;
  postponeBelow('footer', 'img');
  expect(document.documentElement.dataset.unpainted).toBeUndefined();
});

const EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'load', ''];
it.each(EVENTS)('what is below the first view is postponed on a new visit until %j, or for three seconds', (event) => {
  history.replaceState(null, '', '/');
  type = 'navigate';
  postponeBelow('footer', 'img');
  expect(document.documentElement.dataset.unpainted).toBe('');
  if (event) dispatchEvent(new Event(event));
  else jest.advanceTimersByTime(3000);
  expect(document.documentElement.dataset.unpainted).toBeUndefined();
});
