'use client';

import { useEffect, useState } from 'react';
import { MAP_PX } from '@/company/constants';
import { useConsent } from '@/components/consent/consent';

/** The map, once the visitor has consented and its service is reachable. If it is not, an element tells the style sheet. */
export function MapFrame({ src, title }: Record<'src' | 'title', string>) {
  const isAccepted = useConsent() === true;
  const [isReachable, setIsReachable] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isAccepted) return;
    const stop = new AbortController();
    // A frame that fails to load fires no event, and shows the error page of the browser.
    fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: stop.signal }).then(
      () => setIsReachable(true),
      () => stop.signal.aborted || setIsReachable(false),
    );
    return () => {
      stop.abort();
      setIsReachable(null);
    };
  }, [isAccepted, src]);
  if (!isAccepted || isReachable === null) return null;
  if (!isReachable) return <span data-unavailable />;
  return (
    <iframe
      className="relative order-1 w-full"
      src={src}
      title={title}
      height={MAP_PX}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
