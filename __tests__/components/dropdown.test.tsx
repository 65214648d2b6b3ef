import { act, fireEvent, render, screen } from '@testing-library/react';
import { ServicesDropdown } from '@/components/header/ServicesDropdown.browser';

const button = () => screen.getByRole('button');
const pointer = (type: 'pointerover' | 'pointerout', pointerType: string) =>
  fireEvent(button().parentElement as Element, Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const focus = (name: string) => act(() => screen.getByRole('link', { name, hidden: true }).focus());

/** Actions of a visitor. */
const ACTIONS = {
  enter: () => pointer('pointerover', 'mouse'),
  leave: () => pointer('pointerout', 'mouse'),
  touch: () => pointer('pointerover', 'touch'),
  'end touch': () => pointer('pointerout', 'touch'),
  press: () => fireEvent.click(button()),
  'focus a service': () => focus('tax'),
  'focus the next link': () => focus('next'),
  'press a service': () => fireEvent.click(screen.getByRole('link', { name: 'tax' })),
  'press the page': () => fireEvent.pointerDown(document.body),
  'leave the site': () => fireEvent(window, new Event('pagehide')),
  Escape: () => fireEvent.keyDown(document, { key: 'Escape' }),
};

beforeEach(() => {
  render(
    <>
      <ServicesDropdown buttonLabel="services" services={[{ account: '2', href: '#tax', label: 'tax' }]}>
        <a href="#services">all</a>
      </ServicesDropdown>
      <a href="#contact">next</a>
    </>,
  );
});

describe('the list of services', () => {
  it.each<[string, (keyof typeof ACTIONS)[], 'true' | 'false']>([
    ['opens under the pointer', ['enter'], 'true'],
    ['closes when the pointer leaves', ['enter', 'leave'], 'false'],
    ['stays open at a press under the pointer', ['enter', 'press'], 'true'],
    ['closes at the next press under the pointer', ['enter', 'press', 'press'], 'false'],
    ['does not open at a touch alone', ['touch', 'end touch'], 'false'],
    ['opens at a touch of its button', ['touch', 'end touch', 'press'], 'true'],
    ['stays open after the touch', ['press', 'touch', 'end touch'], 'true'],
    ['closes at the next touch of its button', ['press', 'touch', 'end touch', 'press'], 'false'],
    ['stays open while it has the focus', ['press', 'focus a service', 'enter', 'leave'], 'true'],
    ['closes at Escape', ['press', 'Escape'], 'false'],
    ['closes when the focus moves on', ['press', 'focus a service', 'focus the next link'], 'false'],
    ['closes when a service is pressed', ['press', 'press a service'], 'false'],
    ['is closed on a page that comes back', ['enter', 'leave the site'], 'false'],
    ['closes when the page is pressed', ['press', 'press the page'], 'false'],
  ])('%s', (_, actions, expanded) => {
    for (const action of actions) ACTIONS[action]();
    expect(button().getAttribute('aria-expanded')).toBe(expanded);
  });

  it('returns the focus to the button at Escape, and takes it from nothing else', () => {
    for (const action of ['press', 'focus a service', 'Escape'] as const) ACTIONS[action]();
    expect(document.activeElement).toBe(button());
    for (const action of ['focus the next link', 'enter', 'Escape'] as const) ACTIONS[action]();
    expect(document.activeElement?.textContent).toBe('next');
  });
});
