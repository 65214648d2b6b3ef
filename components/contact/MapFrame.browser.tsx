'use client';

import { createStore } from 'next-islands/store';
import { useEffect } from 'react';
import { useNear } from '@/browser/use-near';
import { useConsent } from '@/components/consent/consent.browser';
import { MAP_PX } from '@/lib/constants';

/** After this time without an answer, the page says that the map cannot be shown; a later answer still brings it. */
const LONGEST_WAIT_MS = 10_000;

/** Whether the map's service answers; null while that is not known. */
const reachable = createStore<boolean | null>(null);

/** Shows the map once the visitor has consented, it is near and its service answers. If that does not, an attribute says so. */
export function MapFrame({ src, title }: Record<'src' | 'title', string>) {
  const [place, isNear] = useNear<HTMLSpanElement>();
  const isWanted = useConsent() === true && isNear;
  const isReachable = reachable.use((value) => value, null);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const late = setTimeout(() => reachable.set(false), LONGEST_WAIT_MS);
    const answer = (isReachable: boolean) => {
      clearTimeout(late);
      reachable.set(isReachable);
    };
    // A frame that fails to load fires no event, and shows the error page of the browser.
    fetch(src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal: stop.signal }).then(
      () => answer(true),
      () => stop.signal.aborted || answer(false),
    );
    return () => {
      clearTimeout(late);
      stop.abort();
      reachable.set(null);
    };
  }, [isWanted, src]);
  return (
    <>
      {/* Takes no cell of the grid. */}
      <span ref={place} className="absolute" data-unavailable={isReachable === false ? '' : undefined} />
      {isReachable && (
        <iframe
          className="relative order-1 w-full"
          src={src}
          title={title}
          height={MAP_PX}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}

export function MapNotice({ text }: { text: string }) {
  const isMissing = reachable.use((value) => value === false, false);
  return (
    <p aria-live="polite" className={isMissing ? 'text-small' : 'sr-only'}>
      {isMissing && text}
    </p>
  );
}
