import { CONTACT_FORM_ID, STORAGE_KEYS } from '@/company/constants';
import { closest, isOrdinaryClick } from './dom';

type Values = Record<string, unknown>;

const form = () => document.querySelector<HTMLFormElement>(`form#${CONTACT_FORM_ID}`);
const field = (name: string) => form()?.elements.namedItem(name) as HTMLInputElement | null | undefined;

/** Saves what is typed in session storage, for the next page; nothing if the form is empty or storage is blocked. */
export function saveDraft(): void {
  const values = valuesOf(form());
  if (Object.keys(values).length === 0) return;
  try {
    sessionStorage.setItem(STORAGE_KEYS.draft, JSON.stringify(values));
  } catch {
    // Storage is blocked.
  }
}

/** Typed text survives navigation (docs/behaviour.md, “Contact form”). */
export function keepDraft(): void {
  const onClick = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    const opensPage = link && !link.target && link.origin === location.origin && link.pathname !== location.pathname;
    if (opensPage && isOrdinaryClick(event)) saveDraft();
  };
  // In the capture phase: an open menu or dialog stops clicks from bubbling up to here.
  addEventListener('click', onClick, true);
  // Still on this page: the navigation for which the draft was saved has been canceled.
  document.addEventListener('input', takeDraft);
  document.addEventListener('reset', takeDraft);
  addEventListener('DOMContentLoaded', restoreDraft);
  addEventListener('pageshow', ({ persisted }) => persisted && restoreDraft());
}

/** Fills empty fields with the draft from the previous page, and removes it from storage. */
export function restoreDraft(): void {
  if (form()) fillEmptyFields(takeDraft());
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
  return form()?.contains(document.activeElement) || Object.keys(valuesOf(form())).length > 0;
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

function takeDraft(): Values {
  try {
    const text = sessionStorage.getItem(STORAGE_KEYS.draft);
    sessionStorage.removeItem(STORAGE_KEYS.draft);
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}
