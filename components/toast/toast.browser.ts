import { createStore } from 'next-islands/store';
import type { LinkedSentence } from '@/components/ui/LinkedText.browser';

export const TOAST_KINDS = ['success', 'error'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];
export type ToastText = { title: string; description: string | LinkedSentence };

const request = createStore<(ToastText & { id: number; kind: ToastKind }) | null>(null);
let lastId = 0;

export function showToast(kind: ToastKind, text: ToastText): void {
  lastId += 1;
  request.set({ ...text, id: lastId, kind });
}

export const hideToast = () => request.set(null);

export const useToastRequest = () => request.use((newest) => newest, null);
