import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConsentAnswers, ConsentButton } from '@/components/consent/ConsentButtons';
import { ConsentDialog } from '@/components/consent/ConsentDialog';
import { saveConsent } from '@/components/consent/consent';
import { MapFrame } from '@/components/contact/MapFrame';
import { Toaster } from '@/components/toast/Toaster';
import { observe } from '../intersection-observer';

// A machine that also runs browsers is slow.
configure({ asyncUtilTimeout: 10_000 });

/** Asks whether the service of the map answers. */
const fetchMap = jest.fn(async (_: string, __: RequestInit) => ({}));
Object.assign(window, { fetch: fetchMap });
// Headless UI asks for it.
Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });

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
async function openDialog(): Promise<void> {
  fireEvent.click(button('open settings'));
  await screen.findByRole('dialog', { name: 'title' });
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const toggle = () => screen.getByRole('switch', { name: 'mapsToggle' });

describe('a decision about the map', () => {
  it.each([
    ['banner’s yes', 'accept', 'true', 'The map is shown'],
    ['banner’s no', 'decline', 'false', 'No map'],
    ['dialog’s yes', 'acceptAll', 'true', 'The map is shown'],
    ['dialog’s no', 'declineAll', 'false', 'No map'],
  ])('the %s is stored, shown and announced', async (place, name, value, message) => {
    expect(map()).toBeNull();
    if (place.startsWith('dialog')) await openDialog();
    fireEvent.click(button(name));
    expect(stored()).toBe(value);
    await gone();
    expect(map() !== null).toBe(value === 'true');
    expect(screen.getByRole('status').textContent).toBe(message);
  });

  it('nothing is asked of the map’s service while its place is far below', async () => {
    cleanup();
    fetchMap.mockClear();
    saveConsent(true);
    render(<MapFrame src="about:blank" title="map" />);
    act(() => observe(false));
    expect(fetchMap).not.toHaveBeenCalled();
    act(() => observe(true));
    await waitFor(() => expect(map()).not.toBeNull());
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
  it.each([
    ['Escape', () => fireEvent.keyDown(toggle(), { key: 'Escape' })],
    ['the cross', close],
    ['its button', () => fireEvent.click(button('save'))],
  ])('the dialog saves its switch when it is closed by %s', async (_, closeIt) => {
    for (const on of [false, true]) {
      await openDialog();
      if (on) fireEvent.click(toggle());
      expect(toggle().getAttribute('aria-checked')).toBe(String(on));
      closeIt();
      await gone();
      expect(stored()).toBe(String(on));
    }
  });

  it('the open dialog shows and keeps a later decision of another tab', async () => {
    await openDialog();
    fireEvent.click(toggle());
    localStorage.setItem('cookieConsent', 'false');
    localStorage.setItem('cookieConsentDate', new Date().toISOString());
    act(() => dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentDate' })));
    expect(toggle().getAttribute('aria-checked')).toBe('false');
    close();
    await gone();
    expect(stored()).toBe('false');
  });
});
