import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConsentAnswers, ConsentButton } from '@/components/consent/ConsentButtons.browser';
import { ConsentDialog } from '@/components/consent/ConsentDialog.browser';
import { saveConsent } from '@/components/consent/consent.browser';
import { MapFrame } from '@/components/contact/MapFrame.browser';
import { Toaster } from '@/components/toast/Toaster.browser';
import { margin, observe } from '../jsdom';

/** Asks whether the service of the map answers. */
const fetchMap = jest.fn(async (_: string, __: RequestInit) => ({}));
Object.assign(window, { fetch: fetchMap });

/** Returns texts for a component: each is its own key. */
const words = <Text extends object>() =>
  new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key : undefined) }) as Text;

beforeEach(() => {
  saveConsent(false);
  localStorage.clear();
  render(
    <>
      <ConsentAnswers settings="settings" decline="decline" accept="accept" />
      <Toaster label="toasts" dismiss="dismiss" consent={{ accepted: 'The map is shown', declined: 'No map' }} />
      <MapFrame src="about:blank" title="map" />
      <ConsentButton plain text="open settings" className="" />
      <ConsentDialog text={words()} privacyHref="/" />
    </>,
  );
  act(() => dispatchEvent(new StorageEvent('storage', { key: null })));
  act(() => observe(true));
});

const button = (name: string) => screen.getByRole('button', { name });
const stored = () => localStorage.getItem('cookieConsent');
const map = () => screen.queryByTitle('map');
function openDialog(): void {
  fireEvent.click(button('open settings'));
  expect(screen.getByRole('dialog', { name: 'title' })).toBeTruthy();
}
const expectClosed = () => expect(screen.queryByRole('dialog')).toBeNull();
/** Lets the service of the map answer. */
const settle = () => act(async () => {});
const toggle = () => screen.getByRole('switch', { name: 'mapsToggle' });

describe('a decision about the map', () => {
  it.each([
    ['banner’s yes', 'accept', 'true', 'The map is shown'],
    ['banner’s no', 'decline', 'false', 'No map'],
    ['dialog’s yes', 'acceptAll', 'true', 'The map is shown'],
    ['dialog’s no', 'declineAll', 'false', 'No map'],
  ])('the %s is stored, shown and announced', async (place, name, value, message) => {
    expect(map()).toBeNull();
    if (place.startsWith('dialog')) openDialog();
    fireEvent.click(button(name));
    expect(stored()).toBe(value);
    expectClosed();
    await settle();
    expect(map() !== null).toBe(value === 'true');
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(message);
  });

  it('nothing is asked of the map’s service while its place is far below', async () => {
    cleanup();
    fetchMap.mockClear();
    saveConsent(true);
    render(<MapFrame src="about:blank" title="map" />);
    act(() => observe(false));
    expect(fetchMap).not.toHaveBeenCalled();
    // A window's height away.
    expect(margin).toBe('100%');
    act(() => observe(true));
    await waitFor(() => expect(map()).not.toBeNull());
  });

  it('says after ten seconds that the service does not answer, and shows the map if it does later', async () => {
    jest.useFakeTimers();
    let answer = (_: object) => {};
    fetchMap.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    fireEvent.click(button('accept'));
    const isUnavailable = () => document.querySelector('[data-unavailable]') !== null;
    act(() => jest.advanceTimersByTime(9_999));
    expect(isUnavailable()).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(isUnavailable()).toBe(true);
    await act(async () => answer({}));
    expect([isUnavailable(), map() !== null]).toEqual([false, true]);
    jest.useRealTimers();
  });

  it('checks again after a second yes whether the service answers', async () => {
    fireEvent.click(button('accept'));
    await waitFor(() => expect(map()).not.toBeNull());
    fireEvent.click(button('decline'));
    expect(map()).toBeNull();
    expect(fetchMap.mock.lastCall?.[1].signal?.aborted).toBe(true);
    fetchMap.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fireEvent.click(button('accept'));
    expect(map()).toBeNull();
    await waitFor(() => expect(document.querySelector('[data-unavailable]')).not.toBeNull());
  });

  const close = () => fireEvent.click(button('closeLabel'));
  const closeAsBrowser = () =>
    act(() => {
      screen.getByRole<HTMLDialogElement>('dialog').close();
      return new Promise((done) => setTimeout(done));
    });
  const backdrop = () => screen.getByRole('dialog').querySelector('[aria-hidden=true]') as Element;
  it.each([
    ['Escape', closeAsBrowser],
    ['a click beside it', () => fireEvent.click(backdrop())],
    ['the cross', close],
    ['its button', () => fireEvent.click(button('save'))],
  ])('the dialog saves its switch when it is closed by %s', async (_, closeIt) => {
    for (const on of [false, true]) {
      openDialog();
      if (on) fireEvent.click(toggle());
      expect(toggle().getAttribute('aria-checked')).toBe(String(on));
      await closeIt();
      expectClosed();
      expect(stored()).toBe(String(on));
      await settle();
    }
  });

  it('nothing is decided when the page is left with the dialog open', () => {
    openDialog();
    fireEvent.click(toggle());
    act(() => dispatchEvent(new Event('pagehide')));
    expectClosed();
    expect(stored()).toBeNull();
  });

  it('the open dialog shows and keeps a later decision of another tab', () => {
    openDialog();
    fireEvent.click(toggle());
    localStorage.setItem('cookieConsent', 'false');
    localStorage.setItem('cookieConsentDate', new Date().toISOString());
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentDate' })));
    expect(toggle().getAttribute('aria-checked')).toBe('false');
    close();
    expectClosed();
    expect(stored()).toBe('false');
  });
});
