'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The copyright line, a `pattern` with `{year}`, with the visitor's year; without JavaScript with that of the build. */
export function Copyright({ pattern, buildYear }: { pattern: string; buildYear: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => buildYear,
  );
  return <span>{pattern.replace('{year}', String(year))}</span>;
}
