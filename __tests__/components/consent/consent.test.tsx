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
