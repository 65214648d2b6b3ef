import { FIELD_NAMES, STORAGE_KEYS } from '@/site/constants';

/** Marks the contact form in the page. */
export const CONTACT_FORM_ID = 'contact-form';

type Draft = Partial<Record<(typeof FIELD_NAMES)[number], string>>;

/** What `keepFields` has to know. */
export const DRAFT = { formId: CONTACT_FORM_ID, names: FIELD_NAMES, key: STORAGE_KEYS.draft };

/** Keeps what stands in the contact form, if anything, for the next page (decisions, section 4, Browser storage). */
export const saveDraft = () => keepFields(DRAFT);

/** The same for the head script: its source text is inlined into every page, so it refers to nothing outside its arguments. */
export function keepFields({ formId, names, key }: typeof DRAFT): void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const typed = new FormData(form);
  const draft = names.map((name) => [name, String(typed.get(name) || '')] as const).filter(([, value]) => value);
  try {
    if (draft.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // Storage is blocked: nothing can cross.
  }
}

/** Fills the form with what the previous page has kept, and removes it from storage at once. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = takeDraft();
  for (const name of FIELD_NAMES) {
    const field = form.elements.namedItem(name);
    const value = draft[name];
    const fillable = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (fillable && typeof value === 'string' && field.value === '') field.value = value;
  }
}

function takeDraft(): Draft {
  try {
    const text = sessionStorage.getItem(STORAGE_KEYS.draft);
    sessionStorage.removeItem(STORAGE_KEYS.draft);
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}
