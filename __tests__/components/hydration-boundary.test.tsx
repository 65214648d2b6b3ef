import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';

let fail: () => void;

/** Takes validation over from the browser, as ContactForm does, until it is made to throw. */
function Form() {
  const [broken, setBroken] = useState(false);
  fail = () => setBroken(true);
  if (broken) throw new Error('planted');
  return (
    <form id="part" noValidate>
      <input name="navn" required defaultValue="" />
      <button type="submit" disabled>
        Send
      </button>
    </form>
  );
}

describe('HydrationBoundary', () => {
  it.each([
    ['is the form', <Form key="form" />],
    [
      'holds the form',
      <div key="around" id="part">
        <Form />
      </div>,
    ],
  ])('keeps the server’s form when a part that %s throws: validated by the browser, with what was typed', (_, part) => {
    jest.spyOn(console, 'error').mockImplementation();
    const { container } = render(<HydrationBoundary selector="#part">{part}</HydrationBoundary>);
    const field = container.querySelector('input') as HTMLInputElement;
    field.value = 'Kari';
    act(() => fail());
    const form = container.querySelector('form');
    expect(form?.noValidate).toBe(false);
    expect(form?.querySelector('button')?.disabled).toBe(false);
    expect(form?.querySelector('input')).toBe(field);
    expect(field.value).toBe('Kari');
    expect(form?.closest('[data-plain]')).toBeTruthy();
  });
});
