import { watchPreview } from '@/editor/preview';

const PREVIEW = 'https://edit.firm-site.pages.dev';
let shown: string;
const watch = () => {
  const states: string[] = [];
  const contains = async (commit: string) => commit === 'newest';
  const stop = new AbortController();
  watchPreview(contains, ({ address, state }) => states.push(`${address} ${state}`), stop.signal);
  return { states, stop };
};

beforeEach(() => {
  jest.useFakeTimers();
  shown = 'older';
  const answer = (url: string) => (url.startsWith(PREVIEW) ? { commit: shown } : { commit: 'own', preview: PREVIEW });
  global.fetch = async (url) => ({ ok: true, json: async () => answer(String(url)) }) as Response;
});
afterEach(() => jest.useRealTimers());

test('the preview is building until it contains what is saved', async () => {
  const { states } = watch();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual([`${PREVIEW} building`, `${PREVIEW} building`]);
  shown = 'newest';
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states.slice(2)).toEqual([`${PREVIEW} ready`]);
});

test('nothing is reported after the watch has stopped', async () => {
  const { states, stop } = watch();
  await jest.advanceTimersByTimeAsync(0);
  stop.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual([`${PREVIEW} building`]);
});

test.each([
  ['says nothing', async () => ({ commit: '', preview: '' })],
  ['answers with a page', async () => JSON.parse('<!doctype html>')],
])('the preview is unknown if the host %s', async (_, json) => {
  global.fetch = async () => ({ ok: true, json }) as Response;
  const { states } = watch();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual([' unknown']);
});
