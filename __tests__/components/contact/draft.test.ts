import { CONTACT_FORM_ID, restoreDraft, saveDraft } from '@/components/contact/draft';

const form = () => document.getElementById(CONTACT_FORM_ID) as HTMLFormElement;

beforeEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = `<form id="${CONTACT_FORM_ID}"><input name="navn"><input name="email"><textarea name="melding"></textarea></form>`;
});

const type = (name: string, value: string) => {
  (form().elements.namedItem(name) as HTMLInputElement).value = value;
};

it('carries what is typed to the next page and is gone from storage there', () => {
  type('navn', 'Kari');
  type('melding', 'Hei\nder');
  saveDraft();
  expect(Object.keys(sessionStorage)).toEqual(['contactDraft']);
  form().reset();
  restoreDraft(form());
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
  restoreDraft(form());
  expect(new FormData(form()).get('navn')).toBe('Ola');
});

it.each(['nonsense', 'null', '[]', '{"navn":{}}', '7'])('ignores %j in storage', (value) => {
  sessionStorage.setItem('contactDraft', value);
  restoreDraft(form());
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
