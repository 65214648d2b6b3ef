import { act, fireEvent, render, screen } from '@testing-library/react';
import { ServicesDropdown } from '@/components/header/ServicesDropdown';

const button = () => screen.getByRole('button');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const link = (name: string) => screen.getByRole('link', { name, hidden: true });
const mouse = (type: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
  fireEvent(button().parentElement as Element, Object.assign(new Event(type, { bubbles: true }), { pointerType }));

beforeEach(() => {
  render(
    <>
      <ServicesDropdown
        label="services"
        services={[
          { account: '1', href: '#payroll', label: 'payroll' },
          { account: '2', href: '#tax', label: 'tax' },
        ]}
      >
        <a href="#services">all</a>
      </ServicesDropdown>
      <a href="#contact">next</a>
    </>,
  );
});

describe('the list of services', () => {
  it('opens under the pointer and closes after it', () => {
    mouse('pointerover');
    expect(isOpen()).toBe(true);
    mouse('pointerout');
    expect(isOpen()).toBe(false);
  });

  it('stays open when its button is pressed under the pointer, and closes at the next press', () => {
    mouse('pointerover');
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('opens and closes by touch with its button alone', () => {
    for (const isOpened of [true, false, true]) {
      mouse('pointerover', 'touch');
      expect(isOpen()).toBe(!isOpened);
      mouse('pointerout', 'touch');
      fireEvent.click(button());
      expect(isOpen()).toBe(isOpened);
    }
  });

  it('stays open around the focus when the pointer crosses it', () => {
    fireEvent.click(button());
    act(() => link('payroll').focus());
    mouse('pointerover');
    mouse('pointerout');
    expect(isOpen()).toBe(true);
  });

  it('closes by Escape, which gives the focus back to the button', () => {
    fireEvent.click(button());
    act(() => link('tax').focus());
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('closes when the focus goes on', () => {
    fireEvent.click(button());
    act(() => link('tax').focus());
    act(() => link('next').focus());
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['the page', () => document.body],
    ['nothing but the document', () => document],
  ])('closes when %s is pressed', (_, target) => {
    fireEvent.click(button());
    fireEvent.pointerDown(target());
    expect(isOpen()).toBe(false);
  });
});
