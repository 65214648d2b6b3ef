'use client';

import { useState } from 'react';
import type { Texts } from '@/company/namespace-texts';
import { useSavedConsent } from '@/components/consent/consent';
import { LinkedText } from '@/components/ui/LinkedText';
import { useChunk } from '@/components/ui/use-chunk';
import { TOAST_LINK, type ToastKind, useToastRequest } from './toast';

/** The form calls this early: without a network, this chunk could not be loaded to say that sending has failed. */
export const loadToasts = () => import('./ToastList').then((chunk) => chunk.ToastList);

type Props = { label: string; dismiss: string; consent?: Texts<'consent.saved'> };

/** Two live regions, in the HTML from the start; their code is loaded with the first toast. */
export function Toaster({ label, dismiss, consent }: Props) {
  const last = useToastRequest();
  const saved = useSavedConsent();
  const [missing, setMissing] = useState(false);
  const List = useChunk(loadToasts, last, () => setMissing(true));
  const list = (kind: ToastKind) => {
    if (List) return <List kind={kind} dismiss={dismiss} />;
    if (!missing || last?.kind !== kind) return null;
    // Without its code, a toast has no timer and no close button.
    return (
      <p className="toast p-5 text-paper" data-kind={kind}>
        {last.title} <LinkedText text={last.description} className={TOAST_LINK} />
      </p>
    );
  };
  return (
    <section id="toasts" className="pointer-events-none @container fixed z-toast grid print:hidden" aria-label={label}>
      <div role="status">
        {consent && saved !== null && <p className="sr-only">{saved ? consent.accepted : consent.declined}</p>}
        {list('success')}
      </div>
      <div role="alert">{list('error')}</div>
    </section>
  );
}
