import { CONTACT_FORM_ID, FIELD_NAMES, STORAGE_KEYS } from '@/lib/constants';
import { HYDRATED } from '@/lib/signals';
import { closest, isOrdinaryClick } from './dom';

const typed: Record<string, string> = {};

const form = () => document.querySelector<HTMLFormElement>(`form#${CONTACT_FORM_ID}`);

/** Whether the visitor has typed something into the contact form, or is about to. */
export function isWriting(): boolean {
  return form()?.contains(document.activeElement) || Object.keys(currentValues()).length > 0;
}

/** Puts what is typed into session storage, for the next page; nothing where the form is empty or storage is blocked. */
export function saveDraft(): void {
  const values = currentValues();
  if (Object.keys(values).length === 0) return;
  try {
    sessionStorage.setItem(STORAGE_KEYS.draft, JSON.stringify(values));
  } catch {
    // Storage is blocked.
  }
}

/** Typed text survives navigation, and a form that React renders again (docs/behaviour.md, “Draft”). */
export function keepDraft(): void {
  document.addEventListener('input', ({ target }) => {
    if (!isField(target) || target.form !== form()) return;
    typed[target.name] = target.value;
    // Still on this page: a navigation that saved the draft was canceled.
    takeDraft();
  });
  document.addEventListener('reset', () => {
    for (const name of Object.keys(typed)) delete typed[name];
    takeDraft();
  });
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    const leads = link && !link.target && link.origin === location.origin && link.pathname !== location.pathname;
    if (leads && isOrdinaryClick(event)) saveDraft();
  });
  document.addEventListener('DOMContentLoaded', restoreDraft);
  addEventListener('pageshow', ({ persisted }) => persisted && restoreDraft());
  // React may have made the form anew.
  addEventListener(HYDRATED, () => fillEmptyFields(typed));
}

/** Fills empty fields with the draft of the page before, and removes it from storage. */
export function restoreDraft(): void {
  if (form()) fillEmptyFields(takeDraft());
}

function fillEmptyFields(values: Record<string, unknown>): void {
  for (const name of FIELD_NAMES) {
    const field = form()?.elements.namedItem(name);
    const value = values[name];
    if (!isField(field) || typeof value !== 'string' || field.value !== '') continue;
    field.value = value;
    typed[name] = value;
  }
}

function isField(target: unknown): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((type) => target instanceof type);
}

function currentValues(): Record<string, string> {
  const data = new FormData(form() ?? undefined);
  const values = FIELD_NAMES.map((name) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value));
}

function takeDraft(): Record<string, unknown> {
  try {
    const text = sessionStorage.getItem(STORAGE_KEYS.draft);
    sessionStorage.removeItem(STORAGE_KEYS.draft);
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}
