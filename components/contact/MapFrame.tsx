'use client';

import { useConsent } from '@/components/consent/consent';

/** The frame of the map, once the visitor has consented to it (specification, section 4). */
export function MapFrame(map: Record<'src' | 'title', string>) {
  return useConsent() === 'accepted' && <iframe {...map} height="420" loading="lazy" referrerPolicy="no-referrer" />;
}
