import { act, renderHook } from '@testing-library/react';
import { readConsent, saveConsent, useConsent } from '@/components/consent/consent';

beforeEach(() => {
  jest.restoreAllMocks();
  // What an earlier test could not store is forgotten with the next thing stored.
  saveConsent(false);
  localStorage.clear();
  delete document.documentElement.dataset.consent;
});

it.each([
  ['true', 'accepted'],
  ['false', 'declined'],
  ['TRUE', 'unknown'],
  ['1', 'unknown'],
  ['', 'unknown'],
  ['{}', 'unknown'],
])('reads %j as %s', (value, consent) => {
  localStorage.setItem('cookieConsent', value);
  expect(readConsent()).toBe(consent);
});

it('stores a decision with its time in ISO form', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  saveConsent(true);
  expect({ ...localStorage }).toEqual({ cookieConsent: 'true', cookieConsentDate: '2026-11-20T10:00:00.000Z' });
  jest.useRealTimers();
});

describe('a decision that was made', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a moment ago', '2026-11-20T09:59:59.000Z', true],
    ['eleven months ago', '2025-12-21T10:00:00.000Z', true],
    ['twelve months ago to the second', '2025-11-20T10:00:00.000Z', true],
    ['a second more than twelve months ago', '2025-11-20T09:59:59.000Z', false],
    ['years ago', '2019-02-28T10:00:00.000Z', false],
    ['on a day without a time, long ago', '2024-11-20', false],
    ['by a clock that goes wrong', '2031-01-01T00:00:00.000Z', true],
    ['on no day that there is', '2020-99-99T00:00:00.000Z', true],
    ['at a time that is not readable', 'yesterday', true],
    ['in a year alone', '2019', true],
    ['at no time', '', true],
    ['at a time that is not stored', null, true],
  ])('%s counts for twelve months: %j', (_, date, stands) => {
    for (const [value, consent] of [
      ['true', 'accepted'],
      ['false', 'declined'],
    ] as const) {
      localStorage.setItem('cookieConsent', value);
      if (date !== null) localStorage.setItem('cookieConsentDate', date);
      expect(readConsent()).toBe(stands ? consent : 'unknown');
    }
  });
});

describe('a decision about a map that has changed', () => {
  const { dataset } = document.documentElement;
  afterEach(() => delete dataset.asks);

  it.each([
    ['before it', '2026-02-28T23:59:59.000Z', 'unknown'],
    ['on that day', '2026-03-01T08:00:00.000Z', 'accepted'],
    ['at no time', '', 'accepted'],
  ])('made %s', (_, date, consent) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
    dataset.asks = '2026-03-01';
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('cookieConsentDate', date);
    expect(readConsent()).toBe(consent);
    jest.useRealTimers();
  });
});

it('keeps a decision for the visit when storage throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveConsent(true);
  expect(readConsent()).toBe('accepted');
  saveConsent(false);
  expect(readConsent()).toBe('declined');
});

it('keeps a no that a full storage cannot write over a stored yes', () => {
  localStorage.setItem('cookieConsent', 'true');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveConsent(false);
  expect(readConsent()).toBe('declined');
});

it('follows another tab, also when it clears everything', () => {
  const { result } = renderHook(() => useConsent());
  const change = (value: string | null, key: string | null = 'cookieConsent') =>
    act(() => {
      if (value === null) localStorage.clear();
      else localStorage.setItem('cookieConsent', value);
      dispatchEvent(new StorageEvent('storage', { key }));
    });
  change('true');
  expect(result.current).toBe('accepted');
  expect(document.documentElement.dataset.consent).toBeUndefined();
  change('false');
  expect(result.current).toBe('declined');
  change(null, null);
  expect(result.current).toBe('unknown');
  expect(document.documentElement.dataset.consent).toBe('unknown');
});

it('lets go of its listeners with the last part of the page that follows', () => {
  const { result, unmount } = renderHook(() => useConsent());
  unmount();
  localStorage.setItem('cookieConsent', 'true');
  dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
  expect(result.current).toBe('unknown');
});
