'use client';

import { useEffect } from 'react';
import { keepFormValues } from '@/browser/boot/draft';
import { keepEarlyClicks, pressAgain } from '@/browser/page/early-clicks';
import { HYDRATED } from '@/browser/page/signals';
import { replaceBrokenPictures, showPrintDate, showYear } from '@/browser/page/static-parts';
import { tolerateDomChanges } from '@/browser/page/tolerate-dom-changes';

const datePrints = () => addEventListener('beforeprint', showPrintDate);

/**
 * Does what needs no React; a step that throws does not stop the others. Returns a function to call after hydration: it tells the boot
 * script, adds a performance mark, and repeats early clicks.
 */
export function beforeHydration(): () => void {
  for (const step of [tolerateDomChanges, replaceBrokenPictures, showYear, datePrints]) {
    try {
      step();
    } catch (error) {
      console.error(error);
    }
  }
  const restoreFormValues = keepFormValues();
  const repeatEarlyClicks = keepEarlyClicks();
  return () => {
    restoreFormValues();
    performance.mark(HYDRATED);
    dispatchEvent(new Event(HYDRATED));
    setTimeout(() => {
      repeatEarlyClicks();
      pressAgain();
    });
  };
}

/** In `next dev`, where Next hydrates the whole page: does what `start.tsx` does besides hydrating. */
export function DevelopmentHydration() {
  useEffect(() => beforeHydration()(), []);
  return null;
}
