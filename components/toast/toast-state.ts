import { useSyncExternalStore } from 'react';

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

/** The toasts asked for so far. The list of visible ones, with their times, is kept by react-hot-toast once it is loaded. */
let requests: readonly ToastRequest[] = [];
const listeners = new Set<() => void>();

/** Shows a toast: what happened, and what it means (specification, section 8). */
export function showToast(kind: ToastKind, { title, description }: ToastText): void {
  requests = [...requests, { id: requests.length, kind, title, description }];
  for (const listener of listeners) listener();
}

const NONE: readonly ToastRequest[] = [];

export function useToastRequests(): readonly ToastRequest[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => requests,
    () => NONE,
  );
}

/** Fetches the code of the toasts ahead of need: when sending fails because the network is gone, it is too late. */
export const preloadToasts = () => import('./ToastList').then((chunk) => chunk.ToastList);
