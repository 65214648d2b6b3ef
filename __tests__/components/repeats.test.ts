import { ignoreHeldEnter, ignoreSecondClicks } from '@/browser/repeats';

it.each([
  ['button', 1],
  ['dialog div', 1],
  ['summary', 1],
  ['a', 2],
])('a double click on %s counts %d times', (selector, expected) => {
  document.body.innerHTML =
    '<button></button><dialog open><div></div></dialog><details><summary></summary></details><a></a>';
  ignoreSecondClicks();
  let count = 0;
  document.body.addEventListener('click', () => count++);
  for (const detail of [0, 1, 2])
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  // Detail 0 is a click by keyboard.
  expect(count).toBe(expected + 1);
});

it.each([
  ['button', { key: 'Enter', repeat: true }, true],
  ['button', { key: 'Enter' }, false],
  ['button', { key: 'Tab', repeat: true }, false],
  ['textarea', { key: 'Enter', repeat: true }, false],
])('a key on %s, %j, is ignored: %s', (selector, init, isIgnored) => {
  document.body.innerHTML = '<button></button><textarea></textarea>';
  ignoreHeldEnter();
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isIgnored);
});
