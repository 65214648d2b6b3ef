'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/boot/events';

/** Tells the boot script, and anyone who measures, that the page's islands answer from now on. */
export function Hydrated() {
  useEffect(() => {
    performance.mark(HYDRATED);
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
