import { render, screen } from '@testing-library/react';
import { Field } from '@/components/contact/Field';
import { formFields } from '@/components/contact/fields';

const options = ['payroll', 'other'];
const words = { payroll: 'Lønn', other: 'Noe annet' };

it('takes the words of a choice from the catalog', () => {
  const raw = (key: string) => (key === 'options.topic' ? words : {});
  const fields = { melding: { text: 'topic', input: { options } } };
  expect(formFields((key) => key, raw, fields)).toMatchObject([{ label: 'topic', options: words }]);
});

it.each([true, false])('offers the choices after an empty one, required: %s', (required) => {
  const field = { name: 'melding' as const, label: 'Tema', optional: 'valgfritt', onChange: () => {} };
  render(<Field {...field} required={required} error="Velg et tema." options={words} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Tema/ });
  expect(select.required).toBe(required);
  expect(select).toHaveProperty('value', '');
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([['', ''], ...Object.entries(words)]);
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Velg et tema.');
});
