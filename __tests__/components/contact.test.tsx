import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { toast as toaster } from 'react-hot-toast/headless';
import { ContactForm } from '@/components/contact/ContactForm.browser';
import { Field, fieldTexts } from '@/components/contact/Field.browser';
import { Toaster } from '@/components/toast/Toaster.browser';
import { TOAST_KINDS } from '@/components/toast/toast.browser';
import { modalOpen } from '@/components/ui/Modal.browser';
import { SUBMIT_TIMEOUT_MS, TOAST_MS } from '@/lib/constants';
import { FIELD_NAMES, FORM_FIELDS as FIELDS, type FieldName } from '@/model/form-fields';

type Answers = Partial<Record<FieldName, string>>;

/** The form does not check addresses and numbers. */
const ANSWERS: Answers = { navn: 'Kari', email: 'kari', telefon: 'call me', melding: 'Hi' };
/** In the order of the request. */
const TYPED = Object.fromEntries(FIELD_NAMES.map((name) => [name, answerTo(name)])) as Record<FieldName, string>;

/** Returns a value for fields without an answer above if they are required. */
function answerTo(name: FieldName): string {
  const { required, options = ['any'] } = FIELDS[name].input;
  return ANSWERS[name] ?? (required ? (options[0] ?? '') : '');
}

const REQUIRED = FIELD_NAMES.filter((name) => FIELDS[name].input.required);
const TOASTS = {
  missing: { title: 'missing', description: 'fill in' },
  error: { title: 'failed', description: { before: 'or call ', words: '22 33', after: ' now', href: 'tel:2233' } },
  success: { title: 'thanks', description: 'we call' },
};
const LABELS = { requiredNote: 'note', optional: 'optional', submit: 'send', submitting: 'sending' };
const TEXT = { ...LABELS, sent: 'sent {time}', unsure: 'on its way at {time}' };

const post = jest.fn<Promise<object>, [string, RequestInit]>();
const log = jest.spyOn(console, 'error');
const failure = new TypeError('Failed to fetch');

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => {};
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
/** The page with the form, with other props of it. */
const page = (props: Partial<ComponentProps<typeof ContactForm>> = {}) => (
  <>
    <Toaster label="toasts" dismiss="dismiss" />
    <ContactForm
      endpoint="https://forms.example/"
      fields={fieldTexts(String)}
      text={TEXT}
      language="nb"
      toasts={TOASTS}
      privacyNote={{ before: 'see the ', words: 'policy', after: '.', href: '/policy' }}
      {...props}
    />
  </>
);
let rerender: ReturnType<typeof render>['rerender'];
beforeEach(() => {
  jest.useFakeTimers();
  log.mockReset();
  post.mockReset().mockResolvedValue({});
  Object.assign(window, { fetch: post, Request: { prototype: { keepalive: true } } });
  ({ rerender } = render(page()));
});
afterEach(() => {
  for (const kind of TOAST_KINDS) act(() => toaster.remove(undefined, kind));
  jest.useRealTimers();
});

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const values = () => Object.fromEntries(FIELD_NAMES.map((name) => [name, field(name).value]));
const type = (typed: Answers) => {
  for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
};
const button = () => screen.getByRole('button', { name: /^send/ }) as HTMLButtonElement;
const submit = () => fireEvent.submit(button().form as HTMLFormElement);
/** Until the reason of a failure is known. */
const settled = () => pass(100);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function send(typed: Answers = TYPED): Promise<void> {
  type(typed);
  await act(async () => void fireEvent.click(button()));
  await pass(0);
}
/** Keeps the next request waiting. Returns what answers it. */
function holdAnswer(outcome: () => object | Promise<never> = () => ({})): () => Promise<void> {
  let resolve = () => {};
  post.mockReturnValueOnce(new Promise<void>((done) => (resolve = done)).then(outcome));
  return () => {
    resolve();
    return pass(0);
  };
}
const invalid = () => [...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.getAttribute('name'));
/** What is said beside the button. */
const outcome = () => {
  const line = document.querySelector<HTMLElement>('[data-outcome]');
  return line && [line.dataset.outcome, line.textContent];
};
const announced = (politeness: 'polite' | 'assertive') =>
  document.querySelector(`#toast-list [aria-live=${politeness}]`)?.textContent;
const toast = () => document.querySelector('[data-kind]:not([data-leaving])');
const FAILED = 'failed or call 22 33 now';

describe('the contact form', () => {
  it.each(FIELD_NAMES)('labels %s, and describes it with its error, hint and note', async (name) => {
    await send({});
    const { text, hint, note, input } = FIELDS[name];
    const label = input.required ? text : `${text} (optional)`;
    const description = [input.required && `errors.${text}`, hint, note].filter(Boolean).join(' ');
    const role = input.options ? 'combobox' : 'textbox';
    expect(screen.getByRole(role, { name: label, description })).toBe(field(name));
    // Sections and services may have the same id.
    expect(document.getElementById(name)).toBeNull();
  });

  it('sends all fields without reading the response, clears the form and says thanks politely', async () => {
    await send();
    const [address, { method, mode, headers, body, keepalive }] = post.mock.calls[0] ?? ['', {}];
    expect([address, method, mode, keepalive]).toEqual(['https://forms.example/', 'POST', 'no-cors', true]);
    expect(headers).toEqual({ Accept: 'application/json' });
    expect([...(body as FormData)]).toEqual(Object.entries(TYPED));
    expect(Object.values(values()).join('')).toBe('');
    expect([announced('polite'), announced('assertive')]).toEqual(['thanks we call', '']);
  });

  it('keeps what was typed when the request fails, and logs the reason without personal data', async () => {
    post.mockRejectedValue(failure);
    await send();
    await settled();
    expect(outcome()).toEqual(['failed', 'or call 22 33 now']);
    expect(values()).toEqual(TYPED);
    expect(announced('assertive')).toBe(FAILED);
    expect(log).toHaveBeenCalledWith(failure);
    expect(log.mock.calls.join()).not.toContain(TYPED.navn);
  });

  it('gives up after 20 s', async () => {
    post.mockImplementation(
      (_, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(failure))),
    );
    await send();
    await pass(SUBMIT_TIMEOUT_MS - 1);
    expect(button().disabled).toBe(true);
    await pass(1);
    await settled();
    expect(announced('assertive')).toBe(FAILED);
  });

  it.each([true, false])('after a failure focuses the button, unless the visitor has moved on: %s', async (moved) => {
    post.mockImplementationOnce(async () => {
      if (moved) field('email').focus();
      throw failure;
    });
    button().focus();
    await send();
    await settled();
    expect(document.activeElement).toBe(moved ? field('email') : button());
  });

  it.each([
    ['nothing', {}, REQUIRED],
    ['a name and a phone of spaces', { ...TYPED, navn: ' \t', telefon: '\u00a0' }, ['navn', 'telefon']],
  ])('does not send %s, but marks what is missing, focuses the first field and says so', async (_, typed, names) => {
    await send(typed);
    expect(post).not.toHaveBeenCalled();
    expect(invalid()).toEqual(names);
    expect(document.activeElement).toBe(field(names[0] ?? ''));
    expect(announced('assertive')).toBe('missing fill in');
  });

  it('marks and explains a field before it focuses it, so that screen readers read the error', async () => {
    const description = jest.fn();
    field('navn').addEventListener('focus', () => {
      const [id = ''] = field('navn').getAttribute('aria-describedby')?.split(' ') ?? [];
      description(field('navn').getAttribute('aria-invalid'), document.getElementById(id)?.textContent);
    });
    await send({});
    expect(description).toHaveBeenCalledWith('true', 'errors.name');
  });

  it('unmarks a field when it is filled in; if a program did that, at the next press', async () => {
    await send({});
    type({ navn: 'K' });
    expect(invalid()).toEqual(REQUIRED.filter((name) => name !== 'navn'));
    for (const [name, value] of Object.entries(TYPED)) field(name).value = value;
    await send({});
    expect(post).toHaveBeenCalledTimes(1);
    expect(invalid()).toEqual([]);
  });

  it('says the last day for an answer, by the clock of the office', async () => {
    const dates = {
      weekdays: ['', '', 'tirsdag'],
      months: Array.from({ length: 12 }, () => '{weekday} {day}. desember'),
    };
    const day = [{ opens: '08:00', closes: '16:00' }];
    const promise = {
      workingDays: 1,
      closedDates: [],
      timeZone: 'Europe/Oslo',
      dates,
      week: [[], day, day, day, day, day, []],
    };
    jest.setSystemTime(new Date('2026-11-27T15:40Z'));
    rerender(page({ promise, text: { ...TEXT, sent: 'by {day}' } }));
    await send();
    expect(outcome()).toEqual(['sent', 'by tirsdag 1. desember']);
  });

  it.each([
    ['the next one is refused', () => send({})],
    ['the visitor writes again', () => type({ navn: 'K' })],
  ])('says when a message was sent until %s', async (_, end) => {
    await send();
    expect(outcome()).toEqual(['sent', expect.stringMatching(/^sent \d\d\.\d\d$/)]);
    await end();
    expect(outcome()).toBeNull();
  });

  it.each([
    ['sent', () => ({})],
    ['lost', () => Promise.reject(failure)],
  ])('is read-only and cannot be sent again until a message is %s, and keeps the focus', async (_, outcome) => {
    const readOnly = () =>
      new Set(FIELD_NAMES.map((name) => field(name).readOnly || field(name).hasAttribute('inert')));
    const answer = holdAnswer(outcome);
    field('email').focus();
    type(TYPED);
    submit();
    await pass(0);
    submit();
    expect(readOnly()).toEqual(new Set([true]));
    expect([button().textContent, button().disabled]).toEqual(['sending', true]);
    expect(document.activeElement).toBe(field('email'));
    await answer();
    await settled();
    expect(readOnly()).toEqual(new Set([false]));
    expect([button().textContent, button().disabled]).toEqual(['send', false]);
    expect(post).toHaveBeenCalledTimes(1);
  });
});

describe('a message on its way', () => {
  const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));
  const comeBack = (persisted: boolean) =>
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  const formElement = () => document.querySelector('form') as HTMLFormElement;
  const MOMENT = Date.parse('2026-11-26T14:05Z');

  it('is unsure for a visitor who left and came back to a new page, until the message is sent again or changed', async () => {
    formElement().dataset.sending = String(MOMENT);
    comeBack(false);
    // The tests run in Los Angeles.
    expect(outcome()).toEqual(['unsure', 'on its way at 06.05']);
    type({ navn: 'K' });
    expect(outcome()).toBeNull();
    expect(formElement().dataset.sending).toBeUndefined();
  });

  it.each([
    ['was sent meanwhile, and says so', () => ({}), 'sent', ''],
    ['may have been sent, if the browser stopped waiting', () => Promise.reject(failure), 'unsure', ''],
  ])('%s, on a page that comes back as it was', async (_, result, kind, alert) => {
    const answer = holdAnswer(result);
    await send();
    expect(Number(formElement().dataset.sending)).toBe(Date.now());
    leave();
    await answer();
    await settled();
    comeBack(true);
    expect(outcome()?.[0]).toBe(kind);
    expect(announced('assertive')).toBe(alert);
    expect(field('navn').value).toBe(kind === 'sent' ? '' : TYPED.navn);
  });

  it('may have been sent, if the browser drops the response while the page is away', async () => {
    holdAnswer();
    await send();
    leave();
    comeBack(true);
    await pass(3000);
    expect(outcome()?.[0]).toBe('unsure');
    expect([announced('assertive'), button().disabled]).toEqual(['', false]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['is long', 'å'.repeat(30_001), { keepalive: true }],
    // As sent, a line break is two characters.
    ['has many lines', 'a\n'.repeat(20_001), { keepalive: true }],
    ['is sent by a browser that cannot do that', 'a', {}],
  ])('outlives the page; if it %s, the browser asks before the visitor leaves', async (_, melding, prototype) => {
    Object.assign(window, { Request: { prototype } });
    const askedToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const answer = holdAnswer();
    await send({ ...TYPED, melding });
    expect(post.mock.lastCall?.[1].keepalive).toBe(false);
    expect(askedToStay()).toBe(true);
    await answer();
    expect(askedToStay()).toBe(false);
  });

  it('has arrived if the service answers with a redirect that the policy stops', async () => {
    const explain = (blockedURI: string) =>
      void document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
    for (const [blocked, kind] of [
      ['https://forms.example/', 'sent'],
      ['https://extension.example/', 'failed'],
    ] as const) {
      post.mockRejectedValueOnce(failure);
      await send();
      explain(blocked);
      await settled();
      expect(outcome()?.[0]).toBe(kind);
    }
  });
});

describe('a toast', () => {
  const pointer = (type: 'pointerover' | 'pointerout', pointerType: string, element = toast()) =>
    fireEvent(element as Element, Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  const enter = pointer.bind(null, 'pointerover');
  /** Focuses its first control, by keyboard or otherwise. */
  const focusIn = (byKeyboard: boolean) => {
    const control = toast()?.querySelector('a, button') as Element;
    Object.assign(control, { matches: () => byKeyboard });
    fireEvent.focus(control);
  };

  it.each([
    ['success', TOAST_MS.success, TYPED],
    ['error', TOAST_MS.error, {}],
  ])('of %s stays for its time, or until Escape', async (_, time, typed) => {
    await send(typed);
    await pass(time - 1);
    expect(toast()).not.toBeNull();
    await pass(1);
    expect(toast()).toBeNull();
    await send(typed);
    const pressEscape = (isComposing: boolean) => fireEvent.keyDown(document, { key: 'Escape', isComposing });
    // It takes back what an input method has composed.
    pressEscape(true);
    expect(toast()).not.toBeNull();
    pressEscape(false);
    expect(toast()).toBeNull();
  });

  it('waits until an open dialog or menu is closed, and so does the time of the one before; Escape closes the dialog', async () => {
    const setOpen = (open: boolean) => act(() => modalOpen.set(open));
    await send({});
    setOpen(true);
    await pass(10 * TOAST_MS.error);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(toast()?.textContent).toBe('missing fill in');
    await send();
    expect(toast()?.textContent).toBe('missing fill in');
    setOpen(false);
    expect(toast()?.textContent).toBe('thanks we call');
    await pass(TOAST_MS.success);
    expect(toast()).toBeNull();
  });

  it.each([
    ['the mouse is over it', () => enter('mouse'), () => pointer('pointerout', 'mouse')],
    ['it has the focus of the keyboard', () => focusIn(true), () => fireEvent.blur(toast() as Element)],
  ])('stays while %s', async (_, begin, end) => {
    await send({});
    await pass(TOAST_MS.error - 1);
    begin();
    await pass(10 * TOAST_MS.error);
    expect(toast()).not.toBeNull();
    end();
    await pass(TOAST_MS.error);
    expect(toast()).toBeNull();
  });

  it('leaves after its time although a finger or a pen has tapped it', async () => {
    await send({});
    for (const pointerType of ['touch', 'pen']) enter(pointerType);
    focusIn(false);
    await pass(TOAST_MS.error);
    expect(toast()).toBeNull();
  });

  it('leaves when the message is sent, and once nothing is missing', async () => {
    await send({});
    const [last = '', ...others] = invalid().toReversed();
    for (const name of others) type({ [name as string]: TYPED[name as FieldName] });
    expect(toast()).not.toBeNull();
    type({ [last as string]: TYPED[last as FieldName] });
    expect(toast()).toBeNull();
    post.mockRejectedValueOnce(failure);
    await send();
    await settled();
    expect(toast()).not.toBeNull();
    const answer = holdAnswer();
    await send();
    expect(toast()).toBeNull();
    await answer();
    expect(toast()?.textContent).toBe('thanks we call');
  });

  it.each([
    ['closed', () => fireEvent.click(screen.getByRole('button', { name: 'dismiss' }))],
    ['replaced', () => {}],
  ])('leaves after its time although another was %s under the pointer', async (_, end) => {
    await send({});
    enter('mouse');
    end();
    // The pointer comes back while it fades out.
    if (toast() === null) enter('mouse', document.querySelector('[data-kind]'));
    await pass(100);
    await send({});
    await pass(1000);
    expect(toast()).not.toBeNull();
    await pass(TOAST_MS.error);
    expect(toast()).toBeNull();
  });

  it('returns the focus when it is closed', async () => {
    await send({});
    const dismiss = screen.getByRole('button', { name: 'dismiss' });
    act(() => field('email').focus());
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(document.activeElement).toBe(field('email'));
  });

  it('replaces the one before it, also of another kind', async () => {
    await send({});
    await send();
    expect(toast()?.textContent).toBe('thanks we call');
    await pass(1000);
    expect(document.querySelectorAll('[data-kind]')).toHaveLength(1);
  });
});

it('a select has the options of the catalog', () => {
  cleanup();
  const input = { options: ['payroll', 'other'], required: true };
  for (const one of fieldTexts((key) => `text of ${key}`, { melding: { text: 'topic', input } })) {
    render(<Field {...one} input={input} error="Velg et tema." optional="valgfritt" readOnly onChange={() => {}} />);
  }
  const named = { name: /^text of topic/, description: 'Velg et tema.' };
  const select = screen.getByRole<HTMLSelectElement>('combobox', named);
  expect([select.required, select.value, select.hasAttribute('inert')]).toEqual([true, '', true]);
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', ''],
    ['payroll', 'text of options.topic.payroll'],
    ['other', 'text of options.topic.other'],
  ]);
  // Without style sheets their words stand apart.
  expect(select.textContent).toContain('payroll text of');
});
