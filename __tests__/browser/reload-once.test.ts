import { fetchStatus, reloadOnce } from '@/browser/boot/reload-once';

it.each([
  ['that of the host', async () => ({ status: 404 }), 404],
  ['null without a network', () => Promise.reject(new TypeError('Failed to fetch')), null],
])('the status of a file is %s and does not come from a cache', async (_, answer, status) => {
  const fetch = jest.fn<Promise<object>, unknown[]>(answer);
  Object.assign(window, { fetch });
  expect(await fetchStatus('/menu.js')).toBe(status);
  expect(fetch).toHaveBeenCalledWith('/menu.js', { method: 'HEAD', cache: 'no-store' });
});

it('a page whose file is gone is reloaded once and keeps its state', () => {
  // jsdom reports that it cannot reload.
  jest.spyOn(console, 'error').mockImplementation();
  history.replaceState({ other: 1 }, '');
  expect(reloadOnce()).toBe(true);
  expect(history.state).toEqual({ other: 1, reloaded: true });
  expect(reloadOnce()).toBe(false);
});
