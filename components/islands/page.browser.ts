'use client';

import { keepEarlyClicks, prepareHydration } from 'next-islands/hydration';
import { useEffect } from 'react';
import { ignoreHeldEnter, ignoreSecondClicks } from '@/browser/repeats';
import { askBeforeLoss, keepFormValues } from '@/components/contact/contact.boot';
import {
  joinPrintedWords,
  replaceBrokenPictures,
  showPrintDate,
  showYear,
} from '@/components/layout/static-parts.browser';

/** Does what needs no React. Returns a function to call after hydration. */
export function preparePage(): () => void {
  replaceBrokenPictures();
  showYear();
  askBeforeLoss();
  ignoreSecondClicks();
  ignoreHeldEnter();
  addEventListener('beforeprint', showPrintDate);
  addEventListener('beforeprint', joinPrintedWords);
  return keepFormValues();
}

/** In `next dev`, where Next hydrates the whole page: does what `start.ts` does besides hydrating. */
export function DevelopmentHydration() {
  useEffect(() => {
    const repeatEarlyClicks = keepEarlyClicks(document.body);
    prepareHydration(preparePage)();
    repeatEarlyClicks();
  }, []);
  return null;
}
