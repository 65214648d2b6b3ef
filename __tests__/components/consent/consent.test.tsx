import { act, renderHook } from '@testing-library/react';
import { readConsent, saveConsent, useConsent } from '@/components/consent/consent';

const { dataset } = document.documentElement;
beforeEach(() => {
  jest.restoreAllMocks();
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  // What an earlier test could not store is forgotten with the next thing stored.
  saveConsent(false);
  localStorage.clear();
  delete dataset.consent;
  delete dataset.asks;
});
afterEach(() => jest.useRealTimers());

it.each([
  ['true', 'accepted'],
  ['false', 'declined'],
  ['TRUE', 'unknown'],
  ['', 'unknown'],
])('reads %j as %s', (value, consent) => {
  localStorage.setItem('cookieConsent', value);
  expect(readConsent()).toBe(consent);
});

it('stores a decision with its time in ISO form', () => {
  saveConsent(true);
  expect({ ...localStorage }).toEqual({ cookieConsent: 'true', cookieConsentDate: '2026-11-20T10:00:00.000Z' });
});

it.each([
  ['twelve months ago to the second', '2025-11-20T10:00:00.000Z', true],
  ['a second more than twelve months ago', '2025-11-20T09:59:59.000Z', false],
  ['by a clock that goes wrong', '2031-01-01T00:00:00.000Z', true],
  ['at a time that is not readable', 'yesterday', true],
  ['at no time', '', true],
])('a decision made %s counts for twelve months: %j', (_, date, stands) => {
  localStorage.setItem('cookieConsentDate', date);
  for (const [value, consent] of Object.entries({ true: 'accepted', false: 'declined' })) {
    localStorage.setItem('cookieConsent', value);
    expect(readConsent()).toBe(stands ? consent : 'unknown');
  }
});

it.each([
  ['before it', '2026-02-28T23:59:59.000Z', 'unknown'],
  ['on that day', '2026-03-01T08:00:00.000Z', 'accepted'],
  ['at no time', '', 'accepted'],
])('a decision about a map that has changed, made %s, is %s', (_, date, consent) => {
  dataset.asks = '2026-03-01';
  localStorage.setItem('cookieConsent', 'true');
  localStorage.setItem('cookieConsentDate', date);
  expect(readConsent()).toBe(consent);
});

it('keeps a decision for the visit when storage is full, also over a stored yes', () => {
  localStorage.setItem('cookieConsent', 'true');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveConsent(false);
  expect(readConsent()).toBe('declined');
  saveConsent(true);
  expect(readConsent()).toBe('accepted');
});

it('follows another tab, also when it clears everything', () => {
  const { result } = renderHook(() => useConsent());
  for (const [value, consent] of [
    ['true', 'accepted'],
    ['false', 'declined'],
    [null, 'unknown'],
  ] as const) {
    localStorage.clear();
    if (value) localStorage.setItem('cookieConsent', value);
    act(() => dispatchEvent(new StorageEvent('storage', { key: value && 'cookieConsent' })));
    expect(result.current).toBe(consent);
    expect(dataset.consent).toBe(value ? undefined : 'unknown');
  }
});
