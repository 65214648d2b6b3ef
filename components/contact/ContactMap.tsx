'use client';

import type { ReactNode } from 'react';
import { useConsent } from '@/components/consent/consent';
import { MAP_HEIGHT_PX } from '@/lib/constants';

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
    <div id="contact-map" className="map mt-group">
      {consent === 'accepted' ? (
        <iframe
          className="block w-full"
          height={MAP_HEIGHT_PX}
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
