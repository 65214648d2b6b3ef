'use client';

import { useConsent } from '@/components/consent/consent';
import { MAP_PX } from '@/lib/constants';

/** The frame of the map, once the visitor has consented to it (specification, section 4). */
export function MapFrame(map: Record<'src' | 'title', string>) {
  return useConsent() === 'accepted' && <iframe {...map} height={MAP_PX} loading="lazy" referrerPolicy="no-referrer" />;
}
