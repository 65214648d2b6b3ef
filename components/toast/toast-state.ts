import { useSyncExternalStore } from 'react';

/** The kinds of toasts, each with a live region of its own. */
export const TOAST_KINDS = ['success', 'error'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];
export interface ToastText {
  title: string;
  description: string;
}
export interface ToastRequest extends ToastText {
  id: number;
  kind: ToastKind;
}

/** The toast asked for last: a later outcome replaces an earlier one, whatever kind each is of. Its time is kept by react-hot-toast once that is loaded. */
let request: ToastRequest | null = null;
const listeners = new Set<() => void>();

/** Shows a toast: what happened, and what it means (docs/behaviour.md, “Toasts”). */
export function showToast(kind: ToastKind, { title, description }: ToastText): void {
  request = { id: (request?.id ?? 0) + 1, kind, title, description };
  for (const listener of listeners) listener();
}

/** The toast asked for last, or null while nothing has happened. */
export function useToastRequest(): ToastRequest | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => request,
    () => null,
  );
}

/** Fetches the code of the toasts ahead of need: when sending fails because the network is gone, it is too late. */
export const preloadToasts = () => import('./ToastList').then((chunk) => chunk.ToastList);
