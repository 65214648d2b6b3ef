import { createStore } from '@/components/ui/store';

/** Each kind has a live region of its own. */
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

/** The newest toast; it replaces an earlier one of either kind. react-hot-toast times it once that is loaded. */
const request = createStore<ToastRequest | null>(null);

export function showToast(kind: ToastKind, { title, description }: ToastText): void {
  request.set({ id: (request.get()?.id ?? 0) + 1, kind, title, description });
}

export const useToastRequest = () => request.use((newest) => newest, null);
