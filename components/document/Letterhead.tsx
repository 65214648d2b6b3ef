'use client';

import { useSyncExternalStore } from 'react';

interface LetterheadProps {
  name: string;
  address: string;
  /** The tag of the page's language, for the date. */
  language: string;
}

/** Printed at the top of the first sheet only: whose page this is, and from which day (print.css). The date needs JavaScript. */
export function Letterhead({ name, address, language }: LetterheadProps) {
  const date = useSyncExternalStore(
    beforePrint,
    () => new Date().toLocaleDateString(language, { dateStyle: 'long' }),
    () => '',
  );
  return (
    <div className="letterhead">
      <span>{name}</span>
      <span>{address}</span>
      <span>{date}</span>
    </div>
  );
}

function beforePrint(onPrint: () => void): () => void {
  addEventListener('beforeprint', onPrint);
  return () => removeEventListener('beforeprint', onPrint);
}
