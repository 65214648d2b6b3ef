'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface LetterheadProps {
  name: string;
  address: string;
  /** BCP 47 tag, for the date. */
  language: string;
}

/** The header of the first printed sheet: company, address and, with JavaScript, the date (print.css). */
export function Letterhead({ name, address, language }: LetterheadProps) {
  const [date, setDate] = useState('');
  useEffect(() => {
    // Formatting the first date takes a slow phone a tenth of a second, so not before printing.
    const onPrint = () => flushSync(() => setDate(new Date().toLocaleDateString(language, { dateStyle: 'long' })));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [language]);
  return (
    <div id="letterhead" className="letterhead">
      <span>{name}</span>
      <span>{address}</span>
      <span>{date}</span>
    </div>
  );
}
