import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MobileMenu } from '@/components/header/MobileMenu';

// A machine that also runs browsers is slow.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and animates nothing; Headless UI asks for the media query.
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
Element.prototype.getAnimations = () => [];
Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });

const TEXT = {
  ...{ label: 'sections', title: 'menu', open: 'open', close: 'close', cta: { href: '#contact', label: 'ask' } },
  items: [{ section: 'services' as const, href: '#services', label: 'services' }],
  services: [{ account: '1', href: '#tax', label: 'tax' }],
  logo: { href: '#hero', label: 'home', frame: { viewBox: '0 0 1 1', isDrawn: true } },
  languages: { label: 'languages', links: [] },
  contacts: [{ kind: 'phone' as const, href: 'tel:1', label: 'call', text: '1' }],
};
const button = () => screen.getByRole('button', { name: 'open', hidden: true });

async function openAndPress(role: 'link' | 'button', name: string): Promise<void> {
  button().focus();
  fireEvent.click(button());
  fireEvent.click(await screen.findByRole(role, { name }));
}

it('the menu gives the focus to the section of a link, and when it is closed in another way to its button', async () => {
  render(
    <>
      <MobileMenu {...TEXT} />
      <section id="tax" />
    </>,
  );
  for (const _ of [1, 2]) {
    await openAndPress('link', 'tax');
    await waitFor(() => expect(document.activeElement?.id).toBe('tax'));
    await openAndPress('button', 'close');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().getAttribute('aria-expanded')).toBe('false');
  }
  // A link that leads nowhere on this page.
  await openAndPress('link', 'call');
  expect(screen.getByRole('dialog', { name: 'menu' })).toBeTruthy();
});
