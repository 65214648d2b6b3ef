'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { OpeningRow } from '@/lib/facts';
import { clockIn, type OpenWords, openSentence, openState } from '@/lib/open-state';

const MINUTE_MS = 60_000;
const MARK = 'absolute top-[.5lh] left-0 w-5 border-brass-line [--line:--theme(--color-brass-line)]';

interface OpenNowProps extends OpenWords {
  hours: OpeningRow[];
  closedDates: string[];
  timeZone: string;
  longest: string; // of its sentences
}

/** Whether the office is open now, and until or from when. Empty in the HTML, as high as its longest sentence. */
export function OpenNow({ hours, closedDates, timeZone, longest, ...words }: OpenNowProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer = 0;
    let idle: number | undefined;
    const update = () => {
      setNow(new Date());
      timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const start = () => {
      stopWaiting();
      update();
    };
    const stopWaiting = () => {
      observer.disconnect();
      if (idle) cancelIdleCallback(idle);
    };
    // Not before it is near: formatting the first date takes a slow phone longer than hydration.
    const onMove: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    };
    const observer = new IntersectionObserver(onMove, { rootMargin: '100%' });
    if (line.current) observer.observe(line.current);
    // Or when there is nothing else to do: the first view shows it too (components/hero/GroundRow.tsx).
    idle = window.requestIdleCallback?.(start);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, []);

  const state = now && openState(clockIn(timeZone, now), hours, closedDates);
  return (
    <p
      ref={line}
      className="contact-reserve relative mb-3 text-balance pl-8 font-medium text-base leading-normal nojs:hidden print:hidden"
      data-open-now
      data-longest={longest}
      data-state={state && (state.open ? 'open' : 'closed')}
    >
      {/* One line closed, two lines open. */}
      {state && <span className={clsx(MARK, state.open ? 'two-lines -mt-0.75' : 'border-t-line')} />}
      {state && <span>{openSentence(state, words)}</span>}
    </p>
  );
}
