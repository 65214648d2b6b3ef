'use client';

import { useEffect } from 'react';
import { HYDRATED } from './start-script';

/** Tells the head script that the page's islands answer from now on. */
export function Hydrated() {
  useEffect(() => void dispatchEvent(new Event(HYDRATED)), []);
  return null;
}
