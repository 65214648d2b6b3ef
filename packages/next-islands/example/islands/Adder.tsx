'use client';

import Link from 'next/link';
import { total } from './total';

export function Adder({ label, amount }: { label: string; amount: number }) {
  return (
    <p>
      <button type="button" onClick={() => total.set(total.get() + amount)}>
        {label}
      </button>{' '}
      <Link href="/about">About</Link>
    </p>
  );
}
