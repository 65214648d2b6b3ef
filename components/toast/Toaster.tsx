'use client';

import { useState } from 'react';
import { useSavedConsent } from '@/components/consent/consent';
import { useChunk } from '@/components/ui/use-chunk';
import { type ToastKind, type ToastRequest, useToastRequest } from './toast-state';

/** Fetches the code of the toasts ahead of need: once sending has failed for lack of a network, it is too late. */
export const loadToasts = () => import('./ToastList').then((chunk) => chunk.ToastList);

interface ToasterProps {
  label: string;
  dismiss: string;
  /** What is said to screen readers when a decision about the map is saved, where there is one. */
  consent?: { accepted: string; declined: string };
}

/**
 * The page's two live regions, which stand in the HTML before there is anything to say in them, and the toasts in them
 * (docs/behaviour.md, “Toasts”). The toasts' own code is loaded with the first one.
 */
export function Toaster({ label, dismiss, consent }: ToasterProps) {
  const last = useToastRequest();
  const saved = useSavedConsent();
  const [missing, setMissing] = useState(false);
  const List = useChunk(loadToasts, last, () => setMissing(true), false);
  const list = (kind: ToastKind) => {
    if (List) return <List kind={kind} dismiss={dismiss} />;
    return missing && last?.kind === kind && <PlainToast {...last} />;
  };
  return (
    <section className="toasts" aria-label={label}>
      <div role="status">
        {consent && saved && saved !== 'unknown' && <p className="sr-only">{consent[saved]}</p>}
        {list('success')}
      </div>
      <div role="alert">{list('error')}</div>
    </section>
  );
}

/** The same message without timer or close button, where the toasts' code cannot be loaded: nobody is left without an answer. */
function PlainToast({ kind, title, description }: ToastRequest) {
  return (
    <div className="toast" data-kind={kind}>
      <span className="toast-lines" />
      <div className="pr-3">
        <p className="font-semibold leading-[1.35]">{title}</p>
        <p className="mt-1 text-small">{description}</p>
      </div>
    </div>
  );
}
