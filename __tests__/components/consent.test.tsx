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
  delete dataset.consentSince;
});
afterEach(() => jest.useRealTimers());

describe('the decision about the map', () => {
  it.each([
    ['a yes at no time', 'accepted', 'true'],
    ['a no at no time', 'declined', 'false'],
    ['another word', 'unknown', 'TRUE'],
    ['an empty word', 'unknown', ''],
    ['a yes of twelve months ago to the second', 'accepted', 'true', '2025-11-20T10:00:00.000Z'],
    ['a no of twelve months ago to the second', 'declined', 'false', '2025-11-20T10:00:00.000Z'],
    ['a yes that is a second older', 'unknown', 'true', '2025-11-20T09:59:59.000Z'],
    ['a no that is a second older', 'unknown', 'false', '2025-11-20T09:59:59.000Z'],
    ['a no by a clock that goes wrong', 'declined', 'false', '2031-01-01T00:00:00.000Z'],
    ['a yes at a time that is not readable', 'accepted', 'true', 'yesterday'],
    ['a yes before the map changed', 'unknown', 'true', '2026-02-28T23:59:59.000Z', '2026-03-01'],
    ['a yes on the day when the map changed', 'accepted', 'true', '2026-03-01T00:00:00.000Z', '2026-03-01'],
    ['a yes at no time, when the map changed', 'accepted', 'true', '', '2026-03-01'],
  ])('reads %s as %s', (_, consent, value, date = '', since = '') => {
    if (since) dataset.consentSince = since;
    localStorage.setItem('cookieConsent', value);
    localStorage.setItem('cookieConsentDate', date);
    expect(readConsent()).toBe(consent);
  });

  it('stores a decision with its time in ISO form', () => {
    saveConsent(true);
    expect({ ...localStorage }).toEqual({ cookieConsent: 'true', cookieConsentDate: '2026-11-20T10:00:00.000Z' });
  });

  it('keeps a decision for the visit when storage is full, also over a stored yes, until another tab stores one', () => {
    localStorage.setItem('cookieConsent', 'true');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveConsent(false);
    expect(readConsent()).toBe('declined');
    saveConsent(true);
    expect(readConsent()).toBe('accepted');
    jest.restoreAllMocks();
    localStorage.setItem('cookieConsent', 'false');
    dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
    expect(readConsent()).toBe('declined');
  });

  it('stores the next decision once storage is not full any more', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    saveConsent(true);
    jest.restoreAllMocks();
    saveConsent(false);
    expect(readConsent()).toBe('declined');
  });

  it.each([
    ['another tab, also when it clears everything', true],
    ['what was decided on another page while this one was left', false],
  ])('follows %s', (_, isTold) => {
    const { result } = renderHook(() => useConsent());
    for (const [value, consent] of [
      ['true', 'accepted'],
      ['false', 'declined'],
      [null, 'unknown'],
      ['false', 'declined'],
    ] as const) {
      localStorage.clear();
      if (value) localStorage.setItem('cookieConsent', value);
      const change = new StorageEvent('storage', { key: value && 'cookieConsent' });
      act(() => dispatchEvent(isTold ? change : new Event('pageshow')));
      expect(result.current).toBe(consent);
      expect(dataset.consent).toBe(value ? undefined : 'unknown');
    }
  });

  it('follows another tab that answers as before, of which only the time changes', () => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('cookieConsentDate', '2025-11-20T09:59:59.000Z');
    const { result } = renderHook(() => useConsent());
    expect(result.current).toBe('unknown');
    localStorage.setItem('cookieConsentDate', '2026-11-20T10:00:00.000Z');
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentDate' })));
    expect(result.current).toBe('accepted');
  });
});
