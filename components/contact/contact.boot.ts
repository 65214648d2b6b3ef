import { signalsOf } from '@/browser/signals';
import { CONTACT_FORM_ID, STORAGE_KEYS } from '@/lib/constants';

type Values = Record<string, unknown>;
/** `sending` is when a message left that was still on its way, in milliseconds. */
type Draft = { values?: Values; sending?: unknown };

const form = () => document.querySelector<HTMLFormElement>(`form#${CONTACT_FORM_ID}`);
const field = (name: string) => form()?.elements.namedItem(name) as HTMLInputElement | null | undefined;

/** Typed text survives leaving the page (docs/behaviour.md, “Contact form”). */
export function keepDraft(): void {
  addEventListener('pagehide', saveDraft);
  // Phones may end a page in the background without an event.
  document.addEventListener('visibilitychange', () => (document.hidden ? saveDraft() : takeDraft()));
  // The message has been sent.
  document.addEventListener('reset', takeDraft);
  addEventListener('submit', markSending);
  addEventListener('DOMContentLoaded', restoreDraft);
  addEventListener('pageshow', ({ persisted }) => persisted && restoreDraft());
}

/** Saves what is typed in session storage, for the next page with the form. Returns false if storage is blocked. */
function saveDraft(): boolean {
  const current = form();
  if (!current) return true;
  const values = valuesOf(current);
  try {
    if (isEmpty(values)) takeDraft();
    else sessionStorage.setItem(STORAGE_KEYS.draft, JSON.stringify({ values, sending: signalsOf(current).sending }));
    return true;
  } catch {
    return false;
  }
}

/** Where storage is blocked, lets the browser ask before the visitor leaves typed text that is not on its way. */
export function askBeforeLoss(): void {
  addEventListener('input', () => !canSave() && addEventListener('beforeunload', stayIfTyped), { once: true });
}

function canSave(): boolean {
  const isSaved = saveDraft();
  takeDraft();
  return isSaved;
}

function stayIfTyped(event: Event): void {
  const current = form();
  if (current && !signalsOf(current).sending && !isEmpty(valuesOf(current))) event.preventDefault();
}

function restoreDraft(): void {
  const current = form();
  const { values, sending } = takeDraft();
  fillEmptyFields(Object(values));
  if (current && typeof sending === 'string') signalsOf(current).sending = sending;
}

/** Returns the draft, and removes it from storage. A page without the form leaves it there. */
function takeDraft(): Draft {
  if (!form()) return {};
  try {
    const text = sessionStorage.getItem(STORAGE_KEYS.draft);
    sessionStorage.removeItem(STORAGE_KEYS.draft);
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Remembers when the browser itself sends the form. */
function markSending({ target, defaultPrevented }: Event): void {
  if (target instanceof HTMLFormElement && !defaultPrevented) signalsOf(target).sending = String(Date.now());
}

/** Returns a function that, if React has replaced the form meanwhile, copies what was typed and the focus to the new one. */
export function keepFormValues(): () => void {
  const before = form();
  const focused = document.activeElement?.getAttribute('name') ?? '';
  return () => {
    if (form() === before) return;
    fillEmptyFields(valuesOf(before));
    if (document.activeElement === document.body) field(focused)?.focus({ preventScroll: true });
  };
}

/** Whether the visitor has typed something into the contact form, or is about to. */
export function isWriting(): boolean {
  return form()?.contains(document.activeElement) || !isEmpty(valuesOf(form()));
}

function fillEmptyFields(values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = field(name);
    if (typeof value === 'string' && control?.value === '') control.value = value;
  }
}

function valuesOf(element: HTMLFormElement | null): Values {
  return Object.fromEntries([...new FormData(element ?? undefined)].filter(([, value]) => value));
}

const isEmpty = (values: Values) => Object.keys(values).length === 0;
