import { askBeforeLoss, isWriting, keepDraft, keepFormValues } from '@/components/contact/contact.boot';
import { CONTACT_FORM_ID } from '@/lib/constants';

const SELECT = '<select name="tema"><option></option><option>skatt</option></select>';
const FORM = `<form id="${CONTACT_FORM_ID}"><input name="navn"><textarea name="melding"></textarea>${SELECT}</form>`;
const form = () => document.getElementById(CONTACT_FORM_ID) as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

/** The next page has been parsed. */
const parsed = () => dispatchEvent(new Event('DOMContentLoaded'));
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

keepDraft();
beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = FORM;
});

const showNextPage = () => (document.body.innerHTML = FORM);

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));
const leaveEmpty = () => {
  type('navn', '');
  leave();
};
const setHidden = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const stored = () => JSON.parse(sessionStorage.getItem('contactDraft') ?? 'null');

describe('the draft of a message', () => {
  beforeEach(() => type('navn', 'Kari'));

  it.each([
    ['leaves the page, reloads it or types another address', leave],
    ['is in another tab or app, where a phone may end the page', () => setHidden(true)],
  ])('is saved when the visitor %s, filled in on arrival, and removed from storage', (_, act) => {
    type('melding', 'Hei\nder');
    type('tema', 'skatt');
    act();
    showNextPage();
    parsed();
    expect(['navn', 'melding', 'tema'].map((name) => field(name).value)).toEqual(['Kari', 'Hei\nder', 'skatt']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept on a page without the form', () => {
    leave();
    document.body.innerHTML = '';
    parsed();
    setHidden(true);
    setHidden(false);
    leave();
    expect(stored()).toEqual({ values: { navn: 'Kari' } });
  });

  it('does not replace what is typed already', () => {
    leave();
    type('navn', 'Ola');
    parsed();
    expect(field('navn').value).toBe('Ola');
  });

  it.each([
    ['the page comes back from the back/forward cache', () => show(true)],
    ['the visitor comes back to the tab', () => setHidden(false)],
    ['the message is sent', () => form().reset()],
    ['the visitor leaves an empty form', leaveEmpty],
  ])('is removed from storage when %s', (_, act) => {
    leave();
    act();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['nonsense', 'null', '[]', '7', '{"navn":"Kari"}', '{"values":null}', '{"values":{"navn":{}},"sending":7}'])(
    'is ignored and removed if it is %j',
    (value) => {
      showNextPage();
      sessionStorage.setItem('contactDraft', value);
      parsed();
      expect(field('navn').value).toBe('');
      expect(form().dataset.sending).toBeUndefined();
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('is asked about before the visitor leaves, if storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    askBeforeLoss();
    expect(asks()).toBe(false);
    type('navn', 'Kari');
    expect(asks()).toBe(true);
    leave();
    form().dataset.sending = '7';
    expect(asks()).toBe(false);
    delete form().dataset.sending;
    form().reset();
    expect(asks()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['the browser itself sends it', (event: Event) => event, /^\d+$/],
    ['the islands do, which say so themselves', (event: Event) => event.preventDefault(), undefined],
  ])('says that the message is on its way if %s', (_, handle, sending) => {
    form().addEventListener('submit', handle);
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    leave();
    showNextPage();
    parsed();
    expect(form().dataset.sending).toEqual(sending && expect.stringMatching(sending));
  });
});

describe('a form that is rendered again', () => {
  it.each([
    ['', 'Kari'],
    ['Ola', 'Ola'],
  ])('with the value %j has the value %j', (value, expected) => {
    type('navn', 'Kari');
    const restore = keepFormValues();
    showNextPage();
    field('navn').value = value;
    restore();
    expect(field('navn').value).toBe(expected);
  });

  it.each([
    ['has the focus in the same field', '', 'TEXTAREA'],
    ['does not take the focus from something else', '<button></button>', 'BUTTON'],
  ])('%s', (_, html, focused) => {
    field('melding').focus();
    const restore = keepFormValues();
    document.body.innerHTML = FORM + html;
    document.querySelector('button')?.focus();
    restore();
    expect(document.activeElement?.tagName).toBe(focused);
  });

  it('in the same element does not take the focus back', () => {
    field('navn').focus();
    const restore = keepFormValues();
    field('navn').blur();
    restore();
    expect(document.activeElement).toBe(document.body);
  });
});

it('a visitor is writing if the form has the focus or a value', () => {
  expect(isWriting()).toBe(false);
  field('navn').focus();
  expect(isWriting()).toBe(true);
  field('navn').blur();
  expect(isWriting()).toBe(false);
  type('navn', 'Kari');
  expect(isWriting()).toBe(true);
  document.body.innerHTML = '<input value="not of the form">';
  expect(isWriting()).toBe(false);
});
