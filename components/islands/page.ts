'use client';

import { useEffect } from 'react';
import { keepFormValues } from '@/browser/boot/draft';
import { keepEarlyClicks } from '@/browser/page/early-clicks';
import { HYDRATED } from '@/browser/page/signals';
import { replaceBrokenPictures, showPrintDate, showYear } from '@/browser/page/static-parts';
import { tolerateDomChanges } from '@/browser/page/tolerate-dom-changes';

/** Does what needs no React. Returns a function to call after hydration: it tells the boot script, and repeats early clicks. */
export function beforeHydration(): () => void {
  tolerateDomChanges();
  replaceBrokenPictures();
  showYear();
  addEventListener('beforeprint', showPrintDate);
  const restoreFormValues = keepFormValues();
  const repeatEarlyClicks = keepEarlyClicks();
  return () => {
    restoreFormValues();
    performance.mark(HYDRATED);
    dispatchEvent(new Event(HYDRATED));
    setTimeout(repeatEarlyClicks);
  };
}

/** In `next dev`, where Next hydrates the whole page: does what `start.tsx` does besides hydrating. */
export function DevelopmentHydration() {
  useEffect(() => beforeHydration()(), []);
  return null;
}
