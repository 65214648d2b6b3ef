import { CONTACT_FORM_ID } from '@/boot/events';
import { isGone, reloadOnce } from '@/boot/reload-once';

beforeEach(() => {
  document.body.innerHTML = `<form id="${CONTACT_FORM_ID}"><input name="navn" value="Kari"></form>`;
  history.replaceState({ place: 'kept' }, '');
});

it('is not loaded anew a second time', () => {
  history.replaceState({ reloaded: true }, '');
  expect(reloadOnce(true)).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

it('stays under somebody who writes and has not asked for anything', () => {
  expect(reloadOnce(false)).toBe(false);
  expect(history.state).toEqual({ place: 'kept' });
});

it.each([
  ['the host says so', () => Promise.resolve({ status: 404 }), true],
  ['the host says so for good', () => Promise.resolve({ status: 410 }), true],
  ['the host has it', () => Promise.resolve({ status: 200 }), false],
  ['the host is in trouble', () => Promise.resolve({ status: 503 }), false],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('knows whether a file is gone when %s', async (_, answer, gone) => {
  Object.assign(window, { fetch: answer });
  expect(await isGone('/_next/static/chunks/menu.js')).toBe(gone);
});
