import { act, renderHook } from '@testing-library/react';
import { readConsent, saveConsent, useConsent } from '@/components/consent/consent.browser';

const { dataset } = document.documentElement;
beforeEach(() => {
  jest.restoreAllMocks();
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  // Forgets what an earlier test could not store.
  saveConsent(false);
  localStorage.clear();
  delete dataset.consent;
  delete dataset.consentSince;
});
afterEach(() => jest.useRealTimers());

const fullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('the decision about the map', () => {
  it.each([
    [true, 'true'],
    [false, 'false'],
    [null, 'TRUE'],
    [null, ''],
    [true, 'true', '2025-11-20T10:00:00.000Z'],
    [null, 'true', '2025-11-20T09:59:59.000Z'],
    [false, 'false', '2031-01-01T00:00:00.000Z'],
    [true, 'true', 'yesterday'],
    [null, 'true', '2026-02-28T23:59:59.000Z', '2026-03-01'],
    [true, 'true', '2026-03-01T00:00:00.000Z', '2026-03-01'],
    [true, 'true', '', '2026-03-01'],
  ])('is %s with “%s” stored at “%s” and a map since “%s”', (consent, value, date = '', since = '') => {
    if (since) dataset.consentSince = since;
    localStorage.setItem('cookieConsent', value);
    localStorage.setItem('cookieConsentDate', date);
    expect(readConsent()).toBe(consent);
  });

  it('is stored with its time', () => {
    saveConsent(true);
    expect({ ...localStorage }).toEqual({ cookieConsent: 'true', cookieConsentDate: '2026-11-20T10:00:00.000Z' });
  });

  it('is kept for the visit if storage is full, until another tab stores one or there is room again', () => {
    localStorage.setItem('cookieConsent', 'true');
    fullStorage();
    saveConsent(false);
    expect(readConsent()).toBe(false);
    saveConsent(true);
    expect(readConsent()).toBe(true);
    jest.restoreAllMocks();
    localStorage.setItem('cookieConsent', 'false');
    dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
    expect(readConsent()).toBe(false);
    fullStorage();
    saveConsent(true);
    jest.restoreAllMocks();
    saveConsent(false);
    expect(readConsent()).toBe(false);
  });

  it.each([
    ['in another tab', () => new StorageEvent('storage', { key: localStorage.length > 0 ? 'cookieConsent' : null })],
    ['on another page, before this one comes back', () => new Event('pageshow')],
  ])('follows what was decided %s', (_, event) => {
    const { result } = renderHook(() => useConsent());
    for (const consent of [true, false, null]) {
      localStorage.clear();
      if (consent !== null) localStorage.setItem('cookieConsent', String(consent));
      act(() => dispatchEvent(event()));
      expect(result.current).toBe(consent);
      expect(dataset.consent).toBe(consent === null ? 'unknown' : undefined);
    }
  });

  it('follows another tab that only renews the time', () => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('cookieConsentDate', '2025-11-20T09:59:59.000Z');
    const { result } = renderHook(() => useConsent());
    expect(result.current).toBeNull();
    localStorage.setItem('cookieConsentDate', '2026-11-20T10:00:00.000Z');
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentDate' })));
    expect(result.current).toBe(true);
  });
});
