import { type RefObject, useEffect, useState } from 'react';
import { type Clock, clockIn } from '@/lib/calendar/open-state';
import { useNear } from './use-near';

const MINUTE_MS = 60_000;

/** Returns the time at the office, updated every minute; null until `element` is near the window or the browser is idle. */
export function useOfficeClock(element: RefObject<Element | null>, timeZone: string): Clock | null {
  const isNear = useNear(element);
  const [isIdle, setIsIdle] = useState(false);
  const [now, setNow] = useState<Date | null>(null);
  const isOn = isNear || isIdle;
  useEffect(() => {
    // On a slow phone, formatting the first date takes longer than hydration. The first view uses it too (components/hero/Hero.tsx).
    const idle = window.requestIdleCallback?.(() => setIsIdle(true));
    return () => window.cancelIdleCallback?.(idle);
  }, []);
  useEffect(() => {
    if (!isOn) return;
    let timer = 0;
    const update = () => {
      setNow(new Date());
      timer = window.setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    update();
    return () => clearTimeout(timer);
  }, [isOn]);
  // During rendering: if the browser cannot do it, the island stays as without JavaScript.
  return now && clockIn(timeZone, now);
}
