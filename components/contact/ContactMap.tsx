'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useConsent } from '@/components/consent/consent';

/** The map, if the visitor has consented to it; else nothing is requested from the map service. */
export function ContactMap({ placeholder, ...map }: ComponentProps<'iframe'> & { placeholder: ReactNode }) {
  const consent = useConsent();
  return (
    <div
      id="contact-map"
      className="relative mt-group grid min-h-[420px] overflow-hidden border border-ink bg-sand max-sm:has-[img]:min-h-120 print:hidden"
    >
      {consent === 'accepted' ? (
        <iframe {...map} className="block w-full" height="420" loading="lazy" referrerPolicy="no-referrer" />
      ) : (
        placeholder
      )}
    </div>
  );
}
