'use client';

import { useSavedConsent } from '@/components/consent/consent.browser';
import type { Texts } from '@/lib/texts';
import { ToastList } from './ToastList.browser';

type Props = { label: string; dismiss: string; consent?: Texts<'consent.saved'> };

// The live regions are there from the start. Without `aria-live` Firefox says no toast. With a role beside it, VoiceOver says
// an error twice (`alert`), and Orca reads an empty region out as a status bar (`status`).
export function Toaster({ label, dismiss, consent }: Props) {
  const saved = useSavedConsent();
  return (
    <section
      id="toast-list"
      className="pointer-events-none @container fixed z-toast grid print:hidden"
      aria-label={label}
    >
      <div aria-live="polite">
        {consent && saved !== null && <p className="sr-only">{saved ? consent.accepted : consent.declined}</p>}
        <ToastList kind="success" dismiss={dismiss} />
      </div>
      <div aria-live="assertive">
        <ToastList kind="error" dismiss={dismiss} />
      </div>
    </section>
  );
}
