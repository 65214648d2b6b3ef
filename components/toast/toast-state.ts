import { createStore } from '@/components/ui/store';

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
const request = createStore<ToastRequest | null>(null);

/** Shows a toast: what happened, and what it means (docs/behaviour.md, “Toasts”). */
export function showToast(kind: ToastKind, { title, description }: ToastText): void {
  request.set({ id: (request.get()?.id ?? 0) + 1, kind, title, description });
}

/** The toast asked for last, or null while nothing has happened. */
export const useToastRequest = () => request.use();
