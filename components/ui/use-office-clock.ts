import { type RefObject, useEffect, useState } from 'react';
import { type Clock, clockIn } from '@/company/open-state';

const MINUTE_MS = 60_000;

/**
 * Returns the time at the office, updated every minute; null on the server, and until `element` is near the window or the browser is
 * idle: formatting the first date takes a slow phone longer than hydration.
 */
export function useOfficeClock(element: RefObject<Element | null>, timeZone: string): Clock | null {
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
    const onMove: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    };
    const observer = new IntersectionObserver(onMove, { rootMargin: '100%' });
    if (element.current) observer.observe(element.current);
    // The first view uses it too (components/hero/Hero.tsx).
    idle = window.requestIdleCallback?.(start);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [element]);
  // During rendering: if the browser cannot do it, the island stays as without JavaScript.
  return now && clockIn(timeZone, now);
}
