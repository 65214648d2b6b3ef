'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/boot/events';

/** Tells the boot script that the page is hydrated. */
export function Hydrated() {
  useEffect(() => {
    performance.mark(HYDRATED);
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
