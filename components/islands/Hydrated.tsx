'use client';

import { useEffect } from 'react';
import { beforeHydration } from './page';

/** In `next dev`, where Next hydrates the whole page: what `start.tsx` does besides hydrating. */
export function Hydrated() {
  useEffect(() => beforeHydration()(), []);
  return null;
}
