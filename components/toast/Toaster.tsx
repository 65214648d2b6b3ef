'use client';

import type { Texts } from '@/company/namespace-texts';
import { useSavedConsent } from '@/components/consent/consent';
import { ToastList } from './ToastList';

type Props = { label: string; dismiss: string; consent?: Texts<'consent.saved'> };

/** Two live regions, in the HTML from the start. Firefox takes their politeness from the attribute, not from the role. */
export function Toaster({ label, dismiss, consent }: Props) {
  const saved = useSavedConsent();
  return (
    <section id="toasts" className="pointer-events-none @container fixed z-toast grid print:hidden" aria-label={label}>
      <div role="status" aria-live="polite">
        {consent && saved !== null && <p className="sr-only">{saved ? consent.accepted : consent.declined}</p>}
        <ToastList kind="success" dismiss={dismiss} />
      </div>
      <div role="alert" aria-live="assertive">
        <ToastList kind="error" dismiss={dismiss} />
      </div>
    </section>
  );
}
