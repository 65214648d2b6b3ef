'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The copyright line with the visitor's current year, also when the build is older (docs/behaviour.md, “Footer”).
 * @param pattern the line with `{year}` in it
 * @param buildYear what stands there without JavaScript
 */
export function Copyright({ pattern, buildYear }: { pattern: string; buildYear: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => buildYear,
  );
  return <span>{pattern.replace('{year}', String(year))}</span>;
}
