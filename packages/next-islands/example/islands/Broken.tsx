'use client';

import { total } from './total';

const isAdded = (value: number) => value > 0;

/** Throws once the total has changed. */
export function Broken() {
  if (total.use(isAdded, false)) throw new Error('planted');
  return <p>This text stays.</p>;
}
