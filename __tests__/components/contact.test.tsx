import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast as toaster } from 'react-hot-toast/headless';
import { FIELD_NAMES, TOAST_MS } from '@/company/constants';
import { ContactForm } from '@/components/contact/ContactForm';
import { Field } from '@/components/contact/Field';
import { FIELDS, type FieldName, type FormField, formFields } from '@/components/contact/fields';
import { loadToasts, Toaster } from '@/components/toast/Toaster';
import { TOAST_KINDS } from '@/components/toast/toast';

const ANSWERS: Partial<Record<FieldName, string>> = {
  navn: 'Kari',
  email: 'kari',
  telefon: '99 99 99 99',
  melding: 'Hi',
};
/** In the order in which it is sent; fields without an answer stay empty. */
const TYPED = Object.fromEntries(FIELD_NAMES.map((name) => [name, ANSWERS[name] ?? ''])) as Record<FieldName, string>;
const FORM_FIELDS = formFields(
  (key) => key,
  () => ({}),
).map((field) => ({
  ...field,
  label: field.name,
  hint: `hint of ${field.name}`,
  error: field.required ? `error of ${field.name}` : undefined,
}));
const TOASTS = {
  missing: { title: 'missing', description: 'fill in' },
  error: { title: 'failed', description: { before: 'or call ', words: '22 33', after: ' now', href: 'tel:2233' } },
  success: { title: 'thanks', description: 'we call' },
};

const post = jest.fn<Promise<object>, [string, RequestInit]>();
const log = jest.spyOn(console, 'error');
const failure = new TypeError('Failed to fetch');

// What a toast says is fetched before it is needed; the clock of these tests stands still.
beforeAll(() => loadToasts());
// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  jest.useFakeTimers();
  log.mockReset();
  post.mockReset().mockResolvedValue({});
  Object.assign(window, { fetch: post });
  render(
    <>
      <Toaster label="toasts" dismiss="dismiss" />
      <ContactForm
        endpoint="https://forms.example/"
        fields={FORM_FIELDS}
        text={{
          requiredNote: 'note',
          optional: 'optional',
          submit: 'send',
          submitting: 'sending',
          sent: 'sent {time}',
          language: 'nb',
        }}
        toasts={TOASTS}
        privacyNote={{ before: 'see the ', words: 'policy', after: '.', href: '/policy' }}
      />
    </>,
  );
});
afterEach(() => {
  for (const kind of TOAST_KINDS) act(() => toaster.remove(undefined, kind));
  jest.useRealTimers();
});

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const values = () => Object.fromEntries(FIELD_NAMES.map((name) => [name, field(name).value]));
const type = (typed: Partial<typeof TYPED>) => {
  for (const [name, value] of Object.entries(typed)) fireEvent.input(field(name), { target: { value } });
};
const button = () => screen.getByRole('button', { name: /^send/ }) as HTMLButtonElement;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function send(typed: Partial<typeof TYPED> = TYPED): Promise<void> {
  type(typed);
  await act(async () => void fireEvent.click(button()));
  await pass(0);
}
const missing = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((element) => element.getAttribute('name'));
const toast = () => document.querySelector('[data-kind]:not([data-leaving])');

describe('the contact form', () => {
  it.each(FIELD_NAMES)('the label, the hint, the note and the error of %s are read out with it', async (name) => {
    await send({});
    const required = 'required' in FIELDS[name].input;
    const label = required ? name : `${name} (optional)`;
    const note = FIELDS[name].note && screen.getByText(FIELDS[name].note).textContent?.trim();
    const description = [required && `error of ${name}`, `hint of ${name}`, note].filter(Boolean).join(' ');
    const role = FIELDS[name].input.options ? 'combobox' : 'textbox';
    expect(screen.getByRole(role, { name: label, description })).toBe(field(name));
  });

  it('gives the focus back to the button when sending has failed, unless the visitor has moved it', async () => {
    for (const moved of [false, true]) {
      post.mockImplementationOnce(async () => {
        if (moved) field('email').focus();
        throw failure;
      });
      button().focus();
      await send();
      await pass(1);
      expect(document.activeElement).toBe(moved ? field('email') : button());
    }
  });

  it('no field has the id of a section or service, whatever that is called', () => {
    for (const name of FIELD_NAMES) expect(document.getElementById(name)).toBeNull();
  });

  it('sends all fields without reading an answer, clears the form, and says thanks politely', async () => {
    await send();
    const [address, { method, mode, headers, body }] = post.mock.calls[0] ?? ['', {}];
    expect([address, method, mode]).toEqual(['https://forms.example/', 'POST', 'no-cors']);
    expect(headers).toEqual({ Accept: 'application/json' });
    expect([...(body as FormData)]).toEqual(Object.entries(TYPED));
    expect(Object.values(values()).join('')).toBe('');
    expect(screen.getByRole('status').textContent).toBe('thanks we call');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    ['nothing', {}, ['navn', 'telefon', 'email']],
    ['a name and a phone of spaces', { ...TYPED, navn: ' \t', telefon: '\u00a0' }, ['navn', 'telefon']],
  ])('blocks %s, marks what is missing, goes there, and says so at once', async (_, typed, names) => {
    await send(typed);
    expect(post).not.toHaveBeenCalled();
    expect(missing()).toEqual(names);
    expect(document.activeElement).toBe(field(names[0] ?? ''));
    expect(screen.getByRole('alert').textContent).toBe('missing fill in');
  });

  it('has marked and explained the field by the time it gets the focus, so that it is read out', async () => {
    const description = jest.fn();
    field('navn').addEventListener('focus', () => {
      const [id = ''] = field('navn').getAttribute('aria-describedby')?.split(' ') ?? [];
      description(field('navn').getAttribute('aria-invalid'), document.getElementById(id)?.textContent);
    });
    await send({});
    expect(description).toHaveBeenCalledWith('true', 'error of navn');
  });

  it('takes the mark away when the field is filled', async () => {
    await send({});
    type({ navn: 'K' });
    expect(missing()).toEqual(['telefon', 'email']);
  });

  it('takes the marks away at the next press where a program has filled the fields', async () => {
    await send({});
    for (const [name, value] of Object.entries(TYPED)) field(name).value = value;
    await send({});
    expect(post).toHaveBeenCalledTimes(1);
    expect(missing()).toEqual([]);
  });

  it('does not check the form of an address or a number', async () => {
    await send({ ...TYPED, email: 'not an address', telefon: 'call me' });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('disables the button while it sends, and sends once however often it is pressed', async () => {
    let answer = (_: object) => {};
    post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await send();
    fireEvent.submit(button().form as HTMLFormElement);
    expect([button().textContent, button().disabled]).toEqual(['sending', true]);
    answer({});
    await pass(0);
    expect([button().textContent, button().disabled]).toEqual(['send', false]);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['sent', () => ({})],
    ['lost', () => Promise.reject(failure)],
  ])(
    'takes nothing more until a message is %s, since that would be cleared unsent, and leaves the focus',
    async (_, outcome) => {
      const areOpen = () => FIELD_NAMES.map((name) => !field(name).readOnly);
      let answer = () => {};
      post.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)).then(outcome));
      field('email').focus();
      type(TYPED);
      fireEvent.submit(field('email').form as HTMLFormElement);
      await pass(0);
      expect(areOpen()).toEqual(FIELD_NAMES.map(() => false));
      expect(document.activeElement).toBe(field('email'));
      answer();
      await pass(0);
      expect(areOpen()).toEqual(FIELD_NAMES.map(() => true));
    },
  );

  it('keeps everything typed and logs the reason, not the person, when sending fails', async () => {
    post.mockRejectedValue(failure);
    await send();
    expect(values()).toEqual(TYPED);
    expect(screen.getByRole('alert').textContent).toBe('failed or call 22 33 now');
    expect(log).toHaveBeenCalledWith(failure);
    expect(log.mock.calls.join()).not.toContain(TYPED.navn);
  });

  it('gives up after 20 s', async () => {
    post.mockImplementation(
      (_, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(failure))),
    );
    await send();
    await pass(19_999);
    expect(button().disabled).toBe(true);
    await pass(1);
    expect(screen.getByRole('alert').textContent).toBe('failed or call 22 33 now');
  });
});

describe('a toast', () => {
  it.each([
    ['of success', TOAST_MS.success, TYPED],
    ['of an error', TOAST_MS.error, {}],
  ])('%s stays for its time, or until Escape', async (_, time, typed) => {
    await send(typed);
    await pass(time - 1);
    expect(toast()).not.toBeNull();
    await pass(1);
    expect(toast()).toBeNull();
    await send(typed);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(toast()).toBeNull();
  });

  it.each([
    ['the pointer rests on it', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['it has the focus', fireEvent.focus, fireEvent.blur],
  ])('stays while %s', async (_, enter, leave) => {
    await send({});
    await pass(TOAST_MS.error - 1);
    enter(toast() as Element);
    await pass(10 * TOAST_MS.error);
    expect(toast()).not.toBeNull();
    leave(toast() as Element);
    await pass(TOAST_MS.error);
    expect(toast()).toBeNull();
  });

  it.each([
    ['closed', () => fireEvent.click(screen.getByRole('button', { name: 'dismiss' }))],
    ['replaced', () => {}],
  ])('goes in its time after another was %s under the pointer', async (_, end) => {
    await send({});
    fireEvent.mouseEnter(toast() as Element);
    end();
    // The pointer comes back while it fades out.
    if (toast() === null) fireEvent.mouseEnter(document.querySelector('[data-kind]') as Element);
    await pass(100);
    await send({});
    await pass(1000);
    expect(toast()).not.toBeNull();
    await pass(TOAST_MS.error);
    expect(toast()).toBeNull();
  });

  it('is replaced by the next outcome, of whatever kind', async () => {
    await send({});
    await send();
    expect(toast()?.textContent).toBe('thanks we call');
    // Nothing of what has left stays in the page.
    await pass(1000);
    expect(document.querySelectorAll('[data-kind]')).toHaveLength(1);
  });
});

describe('a field of choices', () => {
  it.each([true, false])('offers the choices of a field in the words of the catalog, required: %s', (required) => {
    const words = { payroll: 'Lønn', other: 'Noe annet' };
    const fields = { melding: { text: 'topic', input: { options: Object.keys(words), required } } };
    const raw = (key: string) => (key === 'options.topic' ? words : {});
    const [field] = formFields((key) => key, raw, fields) as [FormField];
    cleanup();
    render(<Field {...field} error="Velg et tema." optional="valgfritt" readOnly onChange={() => {}} />);
    const place = { name: /^topic/, description: 'Velg et tema.' };
    const select = screen.getByRole<HTMLSelectElement>('combobox', place);
    expect([select.required, select.value, select.hasAttribute('inert')]).toEqual([required, '', true]);
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([['', ''], ...Object.entries(words)]);
  });
});
