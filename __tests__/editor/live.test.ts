/** @jest-environment node */

import './browser';

import { type Live, watchLive } from '@/editor/stores/live';

const PREVIEW = 'https://edit.firm-site.pages.dev';
const MINUTE = 60_000;

/** A host that builds two branches; `undefined` for one that does not answer, a function for one that answers otherwise. */
let shown: string | undefined | (() => Promise<unknown>);
const watch = (which: 'preview' | 'site') => {
  const reports: Live[] = [];
  const stop = new AbortController();
  watchLive(
    which,
    async (commit) => commit === 'newest',
    (live) => reports.push(live),
    stop.signal,
  );
  const last = () => reports.at(-1);
  return { reports, stop, last };
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 24, 14, 0) });
  shown = 'older';
  global.fetch = async (url, { signal }: RequestInit = {}) => {
    const build = { commit: 'own', preview: PREVIEW };
    const isAsked = (which: 'preview' | 'site') => String(url).startsWith(PREVIEW) === (which === 'preview');
    if (isAsked(target) && typeof shown === 'function') {
      return Promise.race([
        shown() as Promise<Response>,
        new Promise<Response>((_, fail) => {
          signal?.addEventListener('abort', fail);
        }),
      ]);
    }
    return Response.json(isAsked(target) ? { ...build, commit: shown } : build);
  };
});
afterEach(() => jest.useRealTimers());
let target: 'preview' | 'site';

describe.each(['preview', 'site'] as const)('the %s', (which) => {
  beforeEach(() => {
    target = which;
  });
  const address = which === 'preview' ? PREVIEW : '';

  test('is building until it contains what is saved', async () => {
    const { reports, last } = watch(which);
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect(new Set(reports.map(({ state, since }) => state + since))).toEqual(new Set(['building']));
    shown = 'newest';
    await jest.advanceTimersByTimeAsync(20_000);
    expect(last()).toMatchObject({ address, state: 'live', commit: 'newest', since: '14.02' });
    const { length } = reports;
    await jest.advanceTimersByTimeAsync(20 * MINUTE);
    expect(reports).toHaveLength(length);
  });

  test('is late after ten minutes, and live when the host has built it after all', async () => {
    const { last } = watch(which);
    await jest.advanceTimersByTimeAsync(11 * MINUTE);
    expect(last()).toMatchObject({ state: 'late' });
    shown = 'newest';
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(last()).toMatchObject({ state: 'live' });
  });

  test.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => ({ ok: false })],
    ['answers with a page', async () => ({ ok: true, json: async () => JSON.parse('<!doctype html>') })],
    ['never answers', () => new Promise(() => {})],
  ])('does not answer if the host %s', async (_, answer) => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), wait);
      return stop.signal;
    });
    shown = answer;
    const { last } = watch(which);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(last()).toMatchObject({ state: 'down' });
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(last()).toMatchObject({ state: 'late' });
  });

  test('is unknown if the host does not tell what it has built', async () => {
    shown = '';
    const { reports } = watch(which);
    await jest.advanceTimersByTimeAsync(20 * MINUTE);
    expect(reports).toMatchObject([{ state: 'unknown' }]);
  });
});

test('nothing is reported after the watch has stopped', async () => {
  target = 'preview';
  const { reports, stop } = watch('preview');
  await jest.advanceTimersByTimeAsync(0);
  stop.abort();
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(reports).toHaveLength(1);
});
