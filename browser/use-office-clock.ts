import { type RefObject, useEffect, useState } from 'react';
import { type Clock, clockIn } from '@/lib/calendar/open-state';
import { useNear } from './use-near';

const MINUTE_MS = 60_000;

/** Returns the ref of an element, and the time at the office, each minute; null until that is near or the browser is idle. */
export function useOfficeClock<Place extends Element>(timeZone: string): [RefObject<Place | null>, Clock | null] {
  const [element, isNear] = useNear<Place>();
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
  return [element, now && clockIn(timeZone, now)];
}
