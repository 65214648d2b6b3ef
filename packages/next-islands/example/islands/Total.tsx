'use client';

import { total } from './total';

const identity = (value: number) => value;

export function Total({ label }: { label: string }) {
  const sum = total.use(identity, 0);
  return <output>{`${label}: ${sum}`}</output>;
}
