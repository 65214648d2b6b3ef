'use client';

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OpeningHours } from '@/lib/company';
import { openState } from '@/lib/open-state';

const MINUTE_MS = 60_000;

interface OpenNowProps {
  hours: OpeningHours[];
  /** Days on which the office is closed out of turn, year-month-day. */
  closedDates: string[];
  /** The office's time zone, an IANA name. */
  timeZone: string;
  /** What stands there, with `{closes}`, `{opens}` and `{day}` in it. */
  text: Record<'openNow' | 'opensToday' | 'opensTomorrow' | 'opensOn', string>;
  /** How the language of the page writes the times of the hours. */
  times: Record<string, string>;
  /** The tag of that language, for the names of days. */
  language: string;
  /** The longest of the sentences: the line keeps its height free, so that nothing below it moves. */
  longest: string;
}

/** Whether the office is open at this minute, and until or from when. The built page leaves the line empty; without JavaScript the table below says it all. */
export function OpenNow({ hours, closedDates, timeZone, text, times, language, longest }: OpenNowProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const isNear = useNear(line);
  const minute = useSyncExternalStore(isNear ? everyMinute : never, isNear ? currentMinute : unknown, unknown);
  const state = minute === null ? null : openState(new Date(minute * MINUTE_MS), hours, closedDates, timeZone);
  return (
    <p
      ref={line}
      className="hours-now nojs:hidden"
      data-state={state && (state.open ? 'open' : 'closed')}
      data-longest={longest}
    >
      <span>{state && sentence(state)}</span>
    </p>
  );

  function sentence(now: NonNullable<ReturnType<typeof openState>>): string {
    if (now.open) return text.openNow.replace('{closes}', times[now.closes] ?? now.closes);
    const pattern = [text.opensToday, text.opensTomorrow][now.inDays] ?? text.opensOn;
    return pattern.replace('{day}', dayName(now, language)).replace('{opens}', times[now.opens] ?? now.opens);
  }
}

/**
 * Whether an element is, or has been, within a window's height of what is seen. Reading the office's clock for the first time
 * takes a slow telephone longer than all else that is done when the page starts.
 */
function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '100%',
      },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

/** `mandag`; from a week on, where the name alone would be the day before it, `mandag 4. januar`. */
function dayName({ date, inDays }: { date: string; inDays: number }, language: string): string {
  const far = { day: 'numeric', month: 'long' } as const;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC', ...(inDays > 6 && far) });
  return format.format(new Date(date));
}

const never = () => () => {};
const unknown = () => null;

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** Calls back as each minute of the clock begins. */
function everyMinute(onMinute: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onMinute();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
