import { keepDraft, keepTyped, restoreDraft, saveDraft } from '@/browser/boot/draft';
import { followLanguage } from '@/browser/boot/language';
import { CONTACT_FORM_ID } from '@/company/constants';

const SELECT = '<select name="tema"><option></option><option>skatt</option></select>';
const FORM = `<form id="${CONTACT_FORM_ID}"><input name="navn"><textarea name="melding"></textarea>${SELECT}</form>`;
const form = () => document.getElementById(CONTACT_FORM_ID) as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

keepDraft();
followLanguage();
beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.setItem('language', 'no');
  document.body.innerHTML = FORM;
  document.dispatchEvent(new Event('reset'));
});

describe('the draft of a message', () => {
  it('carries what is typed to the next page and is gone from storage there', () => {
    type('navn', 'Kari');
    type('melding', 'Hei\nder');
    type('tema', 'skatt');
    saveDraft();
    document.body.innerHTML = FORM;
    restoreDraft();
    expect(['navn', 'melding', 'tema'].map((name) => field(name).value)).toEqual(['Kari', 'Hei\nder', 'skatt']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is saved at a link whose click goes no further, as in the open menu', () => {
    type('navn', 'Kari');
    document.body.insertAdjacentHTML('beforeend', '<a href="/se">SE</a>');
    const link = document.body.lastElementChild as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.stopPropagation());
    link.click();
    document.body.innerHTML = FORM;
    restoreDraft();
    expect(field('navn').value).toBe('Kari');
  });

  it('is filled in once the next page is parsed, whatever becomes of its islands', () => {
    type('navn', 'Kari');
    saveDraft();
    document.body.innerHTML = FORM;
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(field('navn').value).toBe('Kari');
  });

  it.each([
    ['is removed when the page is shown again from the back/forward cache', true, 0],
    ['is kept when the page has loaded after the click on a link', false, 1],
  ])('%s', (_, persisted, stored) => {
    type('navn', 'Kari');
    saveDraft();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect(sessionStorage).toHaveLength(stored);
  });

  it('is kept on a page without the form', () => {
    type('navn', 'Kari');
    saveDraft();
    document.body.innerHTML = '';
    restoreDraft();
    expect(sessionStorage).toHaveLength(1);
  });

  it('stores nothing when nothing is typed', () => {
    saveDraft();
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not write over what is typed already', () => {
    type('navn', 'Kari');
    saveDraft();
    type('navn', 'Ola');
    restoreDraft();
    expect(field('navn').value).toBe('Ola');
  });

  it('leaves storage when somebody types on, since the way to the next page was canceled', () => {
    type('navn', 'Kari');
    saveDraft();
    type('navn', 'Kari N');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['nonsense', 'null', '[]', '{"navn":{}}', '7'])('ignores %j in storage', (value) => {
    sessionStorage.setItem('contactDraft', value);
    restoreDraft();
    expect(field('navn').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does without when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    type('navn', 'Kari');
    expect(saveDraft).not.toThrow();
  });

  it.each([
    ['is filled with what was typed before', '', 'Kari'],
    ['keeps its value', 'Ola', 'Ola'],
  ])('a form that is rendered again %s', (_, value, expected) => {
    type('navn', 'Kari');
    const refill = keepTyped();
    document.body.innerHTML = FORM;
    field('navn').value = value;
    refill();
    expect(field('navn').value).toBe(expected);
  });

  it('a form that is rendered again has the focus in the same field', () => {
    field('melding').focus();
    const refill = keepTyped();
    document.body.innerHTML = FORM;
    refill();
    expect(document.activeElement).toBe(field('melding'));
  });

  it('a form that is rendered again takes no focus from what has it since', () => {
    field('melding').focus();
    const refill = keepTyped();
    document.body.innerHTML = `${FORM}<button></button>`;
    document.querySelector('button')?.focus();
    refill();
    expect(document.activeElement).toBe(document.querySelector('button'));
  });

  it('a form that stays is not filled with what the visitor has deleted since', () => {
    type('navn', 'Kari');
    const refill = keepTyped();
    type('navn', '');
    refill();
    expect(field('navn').value).toBe('');
  });

  it.each([
    ['is kept when a plain click leads to another page', '<a href="/personvern">policy</a>', {}, 1],
    ['is not kept when the click leads to another port', '<a href="http://localhost:1/personvern">policy</a>', {}, 0],
    ['is not kept when the click opens a tab of its own', '<a href="/personvern">policy</a>', { ctrlKey: true }, 0],
    ['is not kept when the link opens one', '<a href="/personvern" target="_blank">policy</a>', {}, 0],
    ['is not kept for a click on the current language', '<a href="/" data-language="no">NO</a>', {}, 0],
  ])('%s', (_, link, modifiers, kept) => {
    document.body.insertAdjacentHTML('beforeend', link);
    type('navn', 'Kari');
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
    document.querySelector('a')?.dispatchEvent(click);
    expect(sessionStorage).toHaveLength(kept);
  });

  it('is forgotten when the message is sent, whatever had been kept before', () => {
    type('navn', 'Kari');
    saveDraft();
    form().reset();
    expect(sessionStorage).toHaveLength(0);
  });
});
