'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The header of the first printed sheet: company, address and, with JavaScript, the date. */
export function Letterhead({ name, address, language }: Record<'name' | 'address' | 'language', string>) {
  const [date, setDate] = useState('');
  useEffect(() => {
    // Formatting the first date takes a slow phone a tenth of a second, so not before printing.
    const onPrint = () => flushSync(() => setDate(new Date().toLocaleDateString(language, { dateStyle: 'long' })));
    addEventListener('beforeprint', onPrint);
    return () => removeEventListener('beforeprint', onPrint);
  }, [language]);
  return (
    <div id="letterhead" className="hidden gap-x-6 border-b-line pb-2 text-base leading-relaxed print:flex">
      <span className="font-semibold">{name}</span>
      <span>{address}</span>
      <span className="ml-auto">{date}</span>
    </div>
  );
}
