import type { LinkedSentence } from '@/components/ui/LinkedText';
import { createStore } from '@/components/ui/store';

export type ToastKind = 'success' | 'error';
export type ToastText = { title: string; description: string | LinkedSentence };

const current = createStore<(ToastText & { kind: ToastKind; id: number }) | null>(null);
let lastId = 0;

/** Shows a toast in place of the one that is there. */
export function showToast(kind: ToastKind, text: ToastText): void {
  lastId += 1;
  current.set({ ...text, kind, id: lastId });
}

export const removeToast = () => current.set(null);
export const useToast = () => current.use((toast) => toast, null);
