import { isWriting, keepDraft, restoreDraft, saveDraft } from '@/boot/draft';
import { CONTACT_FORM_ID, FORM_READY } from '@/boot/events';
import { followLanguage } from '@/boot/language';

const form = () => document.getElementById(CONTACT_FORM_ID) as HTMLFormElement;

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.setItem('language', 'no');
  document.body.innerHTML = `<form id="${CONTACT_FORM_ID}"><input name="navn"><input name="email"><textarea name="melding"></textarea></form>`;
});

const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
};

it('carries what is typed to the next page and is gone from storage there', () => {
  type('navn', 'Kari');
  type('melding', 'Hei\nder');
  saveDraft();
  expect(Object.keys(sessionStorage)).toEqual(['contactDraft']);
  form().reset();
  restoreDraft();
  expect(new FormData(form()).get('navn')).toBe('Kari');
  expect((form().elements.namedItem('melding') as HTMLTextAreaElement).value).toBe('Hei\nder');
  expect(sessionStorage).toHaveLength(0);
});

it('stores nothing when nothing is typed, or where there is no form', () => {
  saveDraft();
  document.body.innerHTML = '';
  saveDraft();
  expect(sessionStorage).toHaveLength(0);
});

it('does not write over what is typed already', () => {
  type('navn', 'Kari');
  saveDraft();
  type('navn', 'Ola');
  restoreDraft();
  expect(new FormData(form()).get('navn')).toBe('Ola');
});

it.each(['nonsense', 'null', '[]', '{"navn":{}}', '7'])('ignores %j in storage', (value) => {
  sessionStorage.setItem('contactDraft', value);
  restoreDraft();
  expect(new FormData(form()).get('navn')).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('does without when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  type('navn', 'Kari');
  expect(saveDraft).not.toThrow();
});

it('lets a page without the form pass the draft on', () => {
  type('navn', 'Kari');
  saveDraft();
  document.body.innerHTML = '';
  restoreDraft();
  expect(sessionStorage).toHaveLength(1);
});

it('fills a form that is built anew with what was typed into the one before', () => {
  keepDraft();
  type('navn', 'Kari');
  field('navn').dispatchEvent(new Event('input', { bubbles: true }));
  form().replaceWith(form().cloneNode(true));
  field('navn').value = '';
  dispatchEvent(new Event(FORM_READY));
  expect(field('navn').value).toBe('Kari');
});

it.each([
  ['keeps it when a plain click leads to another page', {}, 1],
  ['leaves it when the click opens a tab of its own', { ctrlKey: true }, 0],
])('%s', (_, modifiers, kept) => {
  keepDraft();
  document.body.insertAdjacentHTML('beforeend', '<a href="/personvern">policy</a>');
  type('navn', 'Kari');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(sessionStorage).toHaveLength(kept);
});

it('leaves storage when the message is sent, whatever had been kept there before', () => {
  keepDraft();
  type('navn', 'Kari');
  saveDraft();
  form().reset();
  form().dispatchEvent(new Event('reset', { bubbles: true }));
  expect(sessionStorage).toHaveLength(0);
});

it('is not kept for a click on the current language, which leads nowhere', () => {
  keepDraft();
  followLanguage();
  document.body.insertAdjacentHTML('beforeend', `<a href="${location.pathname}" data-language="no">NO</a>`);
  type('navn', 'Kari');
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('a')?.click();
  expect(sessionStorage).toHaveLength(0);
});

it('bears clicks and input that are sent to the document itself', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  keepDraft();
  followLanguage();
  for (const name of ['click', 'input', 'error']) document.dispatchEvent(new Event(name, { bubbles: true }));
  expect(log).not.toHaveBeenCalled();
});

it('knows when somebody writes', () => {
  expect(isWriting()).toBe(false);
  field('navn').focus();
  expect(isWriting()).toBe(true);
  field('navn').blur();
  type('melding', 'Hei');
  expect(isWriting()).toBe(true);
});
