'use client';

import type { Texts } from '@/company/namespace-texts';
import { useSavedConsent } from '@/components/consent/consent';
import { Toast } from './Toast';
import { type ToastKind, useToast } from './toast';

type Props = { label: string; dismiss: string; consent?: Texts<'consent.saved'> };

/** Two live regions, in the HTML from the start. They show one toast at a time. */
export function Toaster({ label, dismiss, consent }: Props) {
  const toast = useToast();
  const saved = useSavedConsent();
  const show = (kind: ToastKind) => toast?.kind === kind && <Toast key={toast.id} {...toast} dismiss={dismiss} />;
  return (
    <section id="toasts" className="pointer-events-none @container fixed z-toast grid print:hidden" aria-label={label}>
      <div role="status">
        {consent && saved !== null && <p className="sr-only">{saved ? consent.accepted : consent.declined}</p>}
        {show('success')}
      </div>
      <div role="alert">{show('error')}</div>
    </section>
  );
}
