import { act, renderHook } from '@testing-library/react';
import { readConsent, saveConsent, useConsent } from '@/components/consent/consent';

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

const YEAR_AGO = '2025-11-20T10:00:00.000Z';
const fullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('the decision about the map', () => {
  it.each([
    ['accepted', 'true'],
    ['declined', 'false'],
    ['unknown', 'TRUE'],
    ['unknown', ''],
    ['accepted', 'true', YEAR_AGO],
    ['declined', 'false', YEAR_AGO],
    ['unknown', 'true', '2025-11-20T09:59:59.000Z'],
    ['unknown', 'false', '2025-11-20T09:59:59.000Z'],
    ['declined', 'false', '2031-01-01T00:00:00.000Z'],
    ['accepted', 'true', 'yesterday'],
    ['unknown', 'true', '2026-02-28T23:59:59.000Z', '2026-03-01'],
    ['accepted', 'true', '2026-03-01T00:00:00.000Z', '2026-03-01'],
    ['accepted', 'true', '', '2026-03-01'],
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

  it('is kept for the visit if storage is full, until another tab stores one', () => {
    localStorage.setItem('cookieConsent', 'true');
    const setItem = fullStorage();
    saveConsent(false);
    expect(readConsent()).toBe('declined');
    saveConsent(true);
    expect(readConsent()).toBe('accepted');
    setItem.mockRestore();
    localStorage.setItem('cookieConsent', 'false');
    dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
    expect(readConsent()).toBe('declined');
  });

  it('is stored again once storage has room', () => {
    const setItem = fullStorage();
    saveConsent(true);
    setItem.mockRestore();
    saveConsent(false);
    expect(readConsent()).toBe('declined');
  });

  it.each([
    ['in another tab', () => new StorageEvent('storage', { key: localStorage.length > 0 ? 'cookieConsent' : null })],
    ['on another page, before this one comes back', () => new Event('pageshow')],
  ])('follows what was decided %s', (_, event) => {
    const { result } = renderHook(() => useConsent());
    for (const [value, consent] of [
      ['true', 'accepted'],
      ['false', 'declined'],
      [null, 'unknown'],
      ['false', 'declined'],
    ] as const) {
      localStorage.clear();
      if (value) localStorage.setItem('cookieConsent', value);
      act(() => dispatchEvent(event()));
      expect(result.current).toBe(consent);
      expect(dataset.consent).toBe(value ? undefined : 'unknown');
    }
  });

  it('follows another tab that only renews the time', () => {
    localStorage.setItem('cookieConsent', 'true');
    localStorage.setItem('cookieConsentDate', '2025-11-20T09:59:59.000Z');
    const { result } = renderHook(() => useConsent());
    expect(result.current).toBe('unknown');
    localStorage.setItem('cookieConsentDate', '2026-11-20T10:00:00.000Z');
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentDate' })));
    expect(result.current).toBe('accepted');
  });
});
