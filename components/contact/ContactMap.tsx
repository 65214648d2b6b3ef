'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useConsent } from '@/components/consent/consent';
import { MAP_PX } from '@/lib/constants';

type Props = ComponentProps<'iframe'> & Record<'address' | 'request' | 'link', ReactNode>;

/** The map, if the visitor has consented to it (specification, section 4), else contour lines and `request`, which asks for consent. */
export function ContactMap({ address, request, link, ...map }: Props) {
  const isAccepted = useConsent() === 'accepted';
  return (
    <div
      id="contact-map"
      className="contact-map mt-group bg-sand print:hidden"
      data-accepted={isAccepted ? '' : undefined}
    >
      <img src="/brand/contours-sand.svg" alt="" loading="lazy" />
      {isAccepted && <iframe {...map} height={MAP_PX} loading="lazy" referrerPolicy="no-referrer" />}
      <div className="contact-slip bg-paper">
        {address}
        {!isAccepted && request}
        {link}
      </div>
    </div>
  );
}
