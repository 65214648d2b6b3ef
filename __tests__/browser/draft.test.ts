import { isWriting, keepDraft, keepFormValues, saveDraft } from '@/browser/boot/draft';
import { CONTACT_FORM_ID } from '@/company/constants';

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

describe('the draft of a message', () => {
  beforeEach(() => type('navn', 'Kari'));

  it('is filled in on the next page and removed from storage', () => {
    type('melding', 'Hei\nder');
    type('tema', 'skatt');
    saveDraft();
    showNextPage();
    parsed();
    expect(['navn', 'melding', 'tema'].map((name) => field(name).value)).toEqual(['Kari', 'Hei\nder', 'skatt']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept on a page without the form, and while the page loads after a click', () => {
    saveDraft();
    show(false);
    document.body.innerHTML = '';
    parsed();
    expect(sessionStorage).toHaveLength(1);
  });

  it('does not replace what is typed already', () => {
    saveDraft();
    type('navn', 'Ola');
    parsed();
    expect(field('navn').value).toBe('Ola');
  });

  it.each([
    ['the page comes back from the back/forward cache', () => show(true)],
    ['the visitor stays and continues to type', () => type('navn', 'Kari N')],
    ['the message is sent', () => form().reset()],
  ])('is removed from storage when %s', (_, act) => {
    saveDraft();
    act();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['nonsense', 'null', '[]', '{"navn":{}}', '7'])('is ignored and removed if it is %j', (value) => {
    showNextPage();
    sessionStorage.setItem('contactDraft', value);
    parsed();
    expect(field('navn').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not stored if it is empty, or if storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(saveDraft).not.toThrow();
    type('navn', '');
    saveDraft();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['to another page', '<a href="/personvern">', {}, 1],
    ['to another port', '<a href="http://localhost:1/personvern">', {}, 0],
    ['with a key held, which opens a tab', '<a href="/personvern">', { ctrlKey: true }, 0],
    ['that opens a tab', '<a href="/personvern" target="_blank">', {}, 0],
    ['to the current language', '<a href="/" data-language="no">', {}, 0],
  ])('at a click on a link %s: %s %j, is stored %d times', (_, link, modifiers, times) => {
    document.body.insertAdjacentHTML('beforeend', link);
    const anchor = document.querySelector('a') as HTMLAnchorElement;
    anchor.onclick = (event) => {
      event.preventDefault();
      // As in the open menu.
      event.stopPropagation();
    };
    anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
    expect(sessionStorage).toHaveLength(times);
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
