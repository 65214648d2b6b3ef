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

/**
 * The map, only while there is consent; the map service hears nothing before, and is told no referrer
 * (docs/behaviour.md, “Map”).
 */
export function ContactMap({ src, title, lang, placeholder }: ContactMapProps) {
  const consent = useConsent();
  return (
    <div className="map mt-map">
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
