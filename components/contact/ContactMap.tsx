'use client';

import type { ReactNode } from 'react';
import { useConsent } from '@/components/consent/consent';

interface ContactMapProps {
  src: string;
  title: string;
  lang: string;
  placeholder: ReactNode;
}

/** The map, if the visitor has consented to it; else nothing is requested from the map service. */
export function ContactMap({ src, title, lang, placeholder }: ContactMapProps) {
  const consent = useConsent();
  return (
    <div
      id="contact-map"
      className="relative mt-group grid min-h-[420px] overflow-hidden border border-ink bg-sand max-sm:has-[img]:min-h-120 print:hidden"
    >
      {consent === 'accepted' ? (
        <iframe
          className="block w-full"
          height="420"
          src={src}
          title={title}
          lang={lang}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        placeholder
      )}
    </div>
  );
}
