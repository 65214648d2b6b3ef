import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast as toaster } from 'react-hot-toast/headless';
import { ContactForm } from '@/components/contact/ContactForm';
import { FIELDS, formFields, NAMES } from '@/components/contact/fields';
import { loadToasts, Toaster } from '@/components/toast/Toaster';
import { TOAST_KINDS } from '@/components/toast/toast-state';
import { FIELD_NAMES, MESSAGE_ROWS, SUBMIT_TIMEOUT_MS, TOAST_MS } from '@/lib/constants';
import '../browser';

const TYPED = {
  navn: 'Kari',
  telefon: '99 99 99 99',
  email: 'kari',
  organisasjonsnummer: '',
  melding: 'Hi,\nwe are 3.',
};
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
  error: { title: 'failed', description: 'try again' },
  success: { title: 'thanks', description: 'we call' },
};

const post = jest.fn<Promise<object>, [string, RequestInit]>();
const log = jest.spyOn(console, 'error');
const failure = new TypeError('Failed to fetch');

// What a toast says is fetched before it is needed; the clock of these tests stands still.
beforeAll(() => loadToasts());
beforeEach(() => {
  jest.useFakeTimers();
  log.mockReset();
  post.mockReset().mockResolvedValue({});
  Object.assign(window, { fetch: post });
  render(
    <>
      <Toaster label="toasts" dismiss="dismiss" />
      <h3 id="contact-form-title">write</h3>
      <ContactForm
        endpoint="https://forms.example/"
        fields={FORM_FIELDS}
        text={{ requiredNote: 'note', optional: 'optional', submit: 'send', submitting: 'sending' }}
        toasts={TOASTS}
        privacyNote="privacy"
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
const toasts = () => [...document.querySelectorAll('.toast:not([data-leaving]) p')].map((text) => text.textContent);

it.each(NAMES)('the label, the hint and the error of %s are read out with it', async (name) => {
  await send({});
  const required = 'required' in FIELDS[name].input;
  const label = required ? name : `${name} (optional)`;
  const description = required ? `error of ${name} hint of ${name}` : `hint of ${name}`;
  expect(screen.getByRole('textbox', { name: label, description })).toBe(field(name));
});

it('no field has the id of a section or service, whatever that is called', () => {
  for (const name of NAMES) expect(document.getElementById(name)).toBeNull();
});

it('sends all fields once, in their order, and clears the form', async () => {
  await send();
  expect(post).toHaveBeenCalledTimes(1);
  const [url, { mode, body }] = post.mock.calls[0] ?? ['', {}];
  expect([url, mode]).toEqual(['https://forms.example/', 'no-cors']);
  expect([...(body as FormData)]).toEqual(FIELD_NAMES.map((name) => [name, TYPED[name].replace(/\n/, '\n')]));
  expect(Object.values(values()).join('')).toBe('');
});

it('says thanks politely', async () => {
  await send();
  expect(screen.getByRole('status').textContent).toBe('thankswe call');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it.each([
  ['nothing', {}, ['navn', 'telefon', 'email']],
  ['a name of spaces', { ...TYPED, navn: '   ' }, ['navn']],
  ['no phone', { ...TYPED, telefon: '' }, ['telefon']],
  ['an e-mail of tabs', { ...TYPED, email: '\t' }, ['email']],
])('blocks %s, marks what is missing, goes there, and says so at once', async (_, typed, names) => {
  await send(typed);
  expect(post).not.toHaveBeenCalled();
  expect(missing()).toEqual(names);
  expect(document.activeElement).toBe(field(names[0] ?? ''));
  expect(screen.getByRole('alert').textContent).toBe('missingfill in');
});

it('takes the mark away when the field is filled', async () => {
  await send({});
  type({ navn: 'K' });
  expect(missing()).toEqual(['telefon', 'email']);
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

it('keeps everything typed and logs the reason, not the person, when sending fails', async () => {
  post.mockRejectedValue(failure);
  await send();
  expect(values()).toEqual(TYPED);
  expect(screen.getByRole('alert').textContent).toBe('failedtry again');
  expect(log).toHaveBeenCalledWith(failure);
  expect(log.mock.calls.join()).not.toContain(TYPED.navn);
});

it('sends what was kept when it is tried again', async () => {
  post.mockRejectedValueOnce(failure);
  await send();
  await send({});
  expect(post).toHaveBeenCalledTimes(2);
  expect(toasts()).toEqual(['thanks', 'we call']);
});

it('gives up a request that hangs after 20 s, not before', async () => {
  post.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  await send();
  await pass(SUBMIT_TIMEOUT_MS - 1);
  expect(button().disabled).toBe(true);
  await pass(1);
  expect(toasts()).toEqual(['failed', 'try again']);
});

it('has a message field of fifteen rows', () => {
  expect((field('melding') as unknown as HTMLTextAreaElement).rows).toBe(MESSAGE_ROWS);
});

describe('a toast', () => {
  const toast = () => document.querySelector('.toast:not([data-leaving])');

  it.each([
    ['of success', {}, TOAST_MS.success, TYPED],
    ['of an error', {}, TOAST_MS.error, {}],
  ])('%s stays for its time', async (_, __, time, typed) => {
    await send(typed);
    await pass(time - 1);
    expect(toast()).not.toBeNull();
    await pass(1);
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
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'dismiss' }))],
    ['the escape key', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ])('goes by %s, and the focus goes back', async (_, close) => {
    await send({});
    screen.getByRole('button', { name: 'dismiss' }).focus();
    close();
    await pass(0);
    expect(toast()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('navn')));
  });

  it('leaves the escape key to a dialog over the page', async () => {
    await send({});
    document.body.dataset.scrollLock = '';
    fireEvent.keyDown(window, { key: 'Escape' });
    delete document.body.dataset.scrollLock;
    expect(toast()).not.toBeNull();
  });

  it('is replaced by the next outcome, of whatever kind', async () => {
    post.mockRejectedValueOnce(failure);
    await send({});
    await send();
    expect(toasts()).toEqual(['failed', 'try again']);
    await send({});
    expect(toasts()).toEqual(['thanks', 'we call']);
    // Nothing of what has left stays in the page.
    await pass(1000);
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
  });
});
