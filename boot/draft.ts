import { FIELD_NAMES, STORAGE_KEYS } from '@/lib/constants';
import { CONTACT_FORM_ID, closest, FORM_READY, isOrdinaryClick } from './events';
import { whenVisible } from './when-visible';

type Draft = Partial<Record<string, unknown>>;

/** What the visitor has typed on this page, by the name of the field: outlives a form that React renders anew. */
const typed: Record<string, string> = {};

const form = () => {
  const element = document.getElementById(CONTACT_FORM_ID);
  return element instanceof HTMLFormElement ? element : null;
};

/** Whether something stands in the form, or somebody is about to write there. */
export function isWriting(): boolean {
  const element = form();
  return element !== null && (element.contains(document.activeElement) || Object.keys(valuesOf(element)).length > 0);
}

/** Keeps what stands in the contact form, if anything, for the page that comes (docs/behaviour.md, “Draft”). */
export function saveDraft(): void {
  const element = form();
  const values = element ? valuesOf(element) : {};
  if (Object.keys(values).length === 0) return;
  try {
    sessionStorage.setItem(STORAGE_KEYS.draft, JSON.stringify(values));
  } catch {
    // Storage is blocked: nothing can cross.
  }
}

/** Typed text survives navigation to another page and back, and a form that React renders anew. */
export function keepDraft(): void {
  document.addEventListener('input', ({ target }) => {
    if (isField(target) && target.form === form()) typed[target.name] = target.value;
  });
  document.addEventListener('reset', () => {
    for (const name of Object.keys(typed)) delete typed[name];
    // The way that it was kept for may not have been taken.
    takeDraft();
  });
  addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    const leads = link && !link.target && link.origin === location.origin && link.pathname !== location.pathname;
    if (leads && isOrdinaryClick(event)) saveDraft();
  });
  document.addEventListener('DOMContentLoaded', () => whenVisible(restoreDraft));
  addEventListener('pageshow', ({ persisted }) => persisted && restoreDraft());
  addEventListener(FORM_READY, () => fill(typed));
}

/** Fills the form with the draft of the previous page, which leaves storage at once. A page without a form keeps it. */
export function restoreDraft(): void {
  if (form()) fill(takeDraft());
}

/** Puts values into the fields that are empty. */
function fill(values: Draft): void {
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

function valuesOf(element: HTMLFormElement): Record<string, string> {
  const data = new FormData(element);
  const values = FIELD_NAMES.map((name) => [name, String(data.get(name) || '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value));
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
