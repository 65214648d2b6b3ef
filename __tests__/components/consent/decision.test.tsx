import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { ConsentDialog } from '@/components/consent/ConsentDialog';
import { ConsentSettingsButton } from '@/components/consent/ConsentSettingsButton';
import { saveConsent } from '@/components/consent/consent';
import { ContactMap } from '@/components/contact/ContactMap';
import { Toaster } from '@/components/toast/Toaster';
import { words } from '../browser';

beforeEach(() => {
  saveConsent(false);
  localStorage.clear();
  render(
    <>
      <ConsentBanner text={words()} privacyHref="/" />
      <Toaster label="toasts" dismiss="dismiss" consent={{ accepted: 'The map is shown', declined: 'No map' }} />
      <ContactMap src="about:blank" title="map" lang="en" placeholder={<p>placeholder</p>} />
      <ConsentSettingsButton className="">open settings</ConsentSettingsButton>
      <ConsentDialog text={words()} privacyHref="/" />
    </>,
  );
  act(() => dispatchEvent(new StorageEvent('storage', { key: null })));
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

it.each([
  ['accept', 'true', 'The map is shown'],
  ['decline', 'false', 'No map'],
])('the banner’s %s is stored, shown, and said to screen readers', (name, value, said) => {
  fireEvent.click(button(name));
  expect(stored()).toBe(value);
  expect(map() !== null).toBe(value === 'true');
  expect(screen.getByRole('status').textContent).toBe(said);
});

it.each([
  ['acceptAll', 'true', 'The map is shown'],
  ['declineAll', 'false', 'No map'],
])('the dialog’s %s is stored, shown, and said to screen readers', async (name, value, said) => {
  await openDialog();
  fireEvent.click(button(name));
  expect(stored()).toBe(value);
  expect(map() !== null).toBe(value === 'true');
  await gone();
  expect(screen.getByRole('status').textContent).toBe(said);
});

const CLOSE: Record<string, () => void> = {
  'the escape key': () => fireEvent.keyDown(toggle(), { key: 'Escape' }),
  'the cross': () => fireEvent.click(button('closeLabel')),
  'its button': () => fireEvent.click(button('save')),
};
describe.each(Object.keys(CLOSE))('closed by %s', (way) => {
  it('saves the toggle, which starts off', async () => {
    await openDialog();
    expect(toggle().getAttribute('aria-checked')).toBe('false');
    CLOSE[way]?.();
    await gone();
    expect(stored()).toBe('false');
  });

  it('saves the toggle as it was switched', async () => {
    await openDialog();
    fireEvent.click(toggle());
    CLOSE[way]?.();
    await gone();
    expect(stored()).toBe('true');
  });
});

it('the open dialog follows a decision of another tab, which is the last one', async () => {
  await openDialog();
  fireEvent.click(toggle());
  localStorage.setItem('cookieConsent', 'false');
  act(() => dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })));
  expect(toggle().getAttribute('aria-checked')).toBe('false');
  CLOSE['the cross']?.();
  await gone();
  expect(stored()).toBe('false');
});

it('a decision of another tab counts before word of it has come', async () => {
  await openDialog();
  fireEvent.click(toggle());
  localStorage.setItem('cookieConsent', 'false');
  CLOSE['the cross']?.();
  await gone();
  expect(stored()).toBe('false');
});

it('gives the focus back to what opened the dialog', async () => {
  await openDialog();
  CLOSE['the cross']?.();
  await waitFor(() => expect(document.activeElement).toBe(button('open settings')));
});

it('leaves the focus on the page when the banner is answered', () => {
  button('accept').focus();
  fireEvent.click(button('accept'));
  expect(document.activeElement).not.toBe(button('accept'));
});
