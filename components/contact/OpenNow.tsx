'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { OpeningRow } from '@/lib/facts';
import { type OpenState, openState } from '@/lib/open-state';

const MINUTE_MS = 60_000;
const MARK = 'absolute top-[.5lh] left-0 w-5 border-brass-line [--line:--theme(--color-brass-line)]';

interface OpenNowProps {
  hours: OpeningRow[];
  closedDates: string[];
  timeZone: string;
  text: Partial<Record<'openNow' | 'opensToday' | 'opensTomorrow' | 'opensOn' | 'openByAppointment', string>>;
  times: Record<string, string>; // those of `hours` as the language writes them
  language: string; // BCP 47
}

/** Whether the office is open now, and until or from when; `{closes}`, `{opens}` and `{day}` in `text` are filled in. Empty in the HTML, with the height of a line. */
export function OpenNow({ hours, closedDates, timeZone, text, times, language }: OpenNowProps) {
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

  const state = now && openState(now, hours, closedDates, timeZone);
  return (
    <p
      ref={line}
      className="relative mb-3 min-h-[1lh] pl-8 font-medium leading-normal max-sm:text-base nojs:hidden print:hidden"
      data-open-now
      data-state={state && (state.open ? 'open' : 'closed')}
    >
      {/* One line closed, two lines open. */}
      {state && <span className={clsx(MARK, state.open ? 'two-lines -mt-0.75' : 'border-t-line')} />}
      {state && sentence(state)}
    </p>
  );

  function sentence(current: NonNullable<OpenState>): string | undefined {
    if (current.open) return text.openNow?.replace('{closes}', times[current.closes] ?? current.closes);
    if ('byAppointment' in current) return text.openByAppointment;
    const { inDays, opens, date } = current;
    const pattern = [text.opensToday, text.opensTomorrow][inDays] ?? text.opensOn;
    return pattern?.replace('{day}', dayName(date, inDays, language)).replace('{opens}', times[opens] ?? opens);
  }
}

/** `Monday`; from a week on, where the name alone is ambiguous, with the date. */
function dayName(date: string, inDays: number, language: string): string {
  const withDate = { day: 'numeric', month: 'long' } as const;
  const format = { weekday: 'long', timeZone: 'UTC', ...(inDays > 6 && withDate) } as const;
  return new Date(date).toLocaleDateString(language, format);
}
