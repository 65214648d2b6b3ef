import { createStore } from 'next-islands/store';
import type { LinkedSentence } from '@/components/ui/LinkedText';

export const TOAST_KINDS = ['success', 'error'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];
export type ToastText = { title: string; description: string | LinkedSentence };

export const TOAST_LINK = 'inline-link py-3 font-medium';

const request = createStore<(ToastText & { id: number; kind: ToastKind }) | null>(null);

export function showToast(kind: ToastKind, text: ToastText): void {
  request.set({ ...text, id: (request.get()?.id ?? 0) + 1, kind });
}

export const useToastRequest = () => request.use((newest) => newest, null);
