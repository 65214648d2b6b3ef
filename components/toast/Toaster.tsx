'use client';

import type { Texts } from '@/company/namespace-texts';
import { useSavedConsent } from '@/components/consent/consent';
import { ToastList } from './ToastList';

type Props = { label: string; dismiss: string; consent?: Texts<'consent.saved'> };

/** The toasts. Success is said by a live region that is there from the start; an error is an alert, made with its text. */
export function Toaster({ label, dismiss, consent }: Props) {
  const saved = useSavedConsent();
  return (
    <section id="toasts" className="pointer-events-none @container fixed z-toast grid print:hidden" aria-label={label}>
      <div role="status" aria-live="polite">
        {consent && saved !== null && <p className="sr-only">{saved ? consent.accepted : consent.declined}</p>}
        <ToastList kind="success" dismiss={dismiss} />
      </div>
      <div>
        <ToastList kind="error" dismiss={dismiss} />
      </div>
    </section>
  );
}
