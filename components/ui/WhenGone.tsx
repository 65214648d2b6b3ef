'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls `then` once the dialog around it is gone. Headless UI gives the focus back at that moment: what moves it elsewhere comes later. */
export function WhenGone({ then }: { then: () => void }) {
  const call = useEffectEvent(then);
  useEffect(() => () => void setTimeout(() => call()), []);
  return null;
}
