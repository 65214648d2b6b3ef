'use client';

import { useEffect, useState } from 'react';
import { MAP_PX } from '@/company/constants';
import { useConsent } from '@/components/consent/consent';

/** The frame of the map, once the visitor has consented to it (specification, section 4) and its service answers; else a mark for the style sheet. */
export function MapFrame({ src, title }: Record<'src' | 'title', string>) {
  const isAccepted = useConsent() === 'accepted';
  const [answers, setAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isAccepted) return;
    const stop = new AbortController();
    // Of a frame that was blocked or is offline, the browser would show its own error page and tell nobody.
    fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: stop.signal }).then(
      () => setAnswers(true),
      () => stop.signal.aborted || setAnswers(false),
    );
    return () => {
      stop.abort();
      setAnswers(null);
    };
  }, [isAccepted, src]);
  if (!isAccepted || answers === null) return null;
  if (!answers) return <span data-unavailable />;
  return <iframe src={src} title={title} height={MAP_PX} loading="lazy" referrerPolicy="no-referrer" />;
}
