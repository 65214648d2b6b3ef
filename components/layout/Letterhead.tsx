'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface LetterheadProps {
  name: string;
  address: string;
  /** The tag of the page's language, for the date. */
  language: string;
}

/** Printed at the top of the first sheet only: whose page this is, and from which day (print.css). The date needs JavaScript. */
export function Letterhead({ name, address, language }: LetterheadProps) {
  const [date, setDate] = useState('');
  useEffect(() => {
    // Not before: reading how a language writes its dates costs a slow telephone a tenth of a second.
    const onPrint = () => flushSync(() => setDate(new Date().toLocaleDateString(language, { dateStyle: 'long' })));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [language]);
  return (
    <div className="letterhead">
      <span>{name}</span>
      <span>{address}</span>
      <span>{date}</span>
    </div>
  );
}
