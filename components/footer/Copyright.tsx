'use client';

import { useHydrated } from '@/components/ui/use-hydrated';

/** The copyright line, a `pattern` with `{year}`: the visitor's year, without JavaScript that of the build. */
export function Copyright({ pattern, buildYear }: { pattern: string; buildYear: string }) {
  const year = useHydrated() ? new Date().getFullYear() : buildYear;
  return <span>{pattern.replace('{year}', String(year))}</span>;
}
