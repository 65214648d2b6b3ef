import { render, screen } from '@testing-library/react';
import { choicesOf } from '@/components/contact/Contact';
import { Field } from '@/components/contact/Field';

const options = ['payroll', 'other'];
const words = { payroll: 'Lønn', other: 'Noe annet' };

jest.mock('next-intl/server', () => ({}));

it('takes the words of a choice from the catalog', () => {
  const catalog: Record<string, unknown> = { 'options.topic': words };
  const fields = { tema: { text: 'topic', input: { options } }, navn: { text: 'name', input: {} } };
  expect(choicesOf((key) => catalog[key], fields)).toEqual({ tema: words });
});

it.each([true, false])('offers the choices after an empty one, required: %s', (required) => {
  const field = { name: 'melding' as const, label: 'Tema', optional: 'valgfritt', onChange: () => {} };
  render(<Field {...field} required={required} error="Velg et tema." options={options} choices={words} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Tema/ });
  expect(select.required).toBe(required);
  expect(select).toHaveProperty('value', '');
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([['', ''], ...Object.entries(words)]);
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Velg et tema.');
});
