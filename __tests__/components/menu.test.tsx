import '../dialog';
import { fireEvent, render, screen } from '@testing-library/react';
import { MobileMenu } from '@/components/header/MobileMenu';

Object.assign(window, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

const TEXT = {
  ...{ label: 'sections', title: 'menu', open: 'open', close: 'close', cta: { href: '#contact', label: 'ask' } },
  items: [{ section: 'services' as const, href: '#services', label: 'services' }],
  services: [{ account: '1', href: '#tax', label: 'tax' }],
  logo: { href: '#hero', label: 'home', brand: { name: 'Ørn' } },
  languages: { label: 'languages', links: [] },
  contacts: [{ kind: 'phone' as const, href: 'tel:1', label: 'call', text: '1' }],
};
const button = () => screen.getByRole('button', { name: 'open', hidden: true });

function openAndPress(role: 'link' | 'button', name: string): void {
  button().focus();
  fireEvent.click(button());
  fireEvent.click(screen.getByRole(role, { name }));
}

it('the menu gives the focus to the section of a link, and when it is closed in another way to its button', () => {
  render(
    <>
      <MobileMenu {...TEXT} />
      <section id="tax" />
    </>,
  );
  for (const _ of [1, 2]) {
    openAndPress('link', 'tax');
    expect(document.activeElement?.id).toBe('tax');
    openAndPress('button', 'close');
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');
  }
  // A link that leads nowhere on this page.
  openAndPress('link', 'call');
  expect(screen.getByRole('dialog', { name: 'menu' })).toBeTruthy();
});
