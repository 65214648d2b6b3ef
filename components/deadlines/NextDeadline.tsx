'use client';

import { useRef } from 'react';
import { useOfficeClock } from '@/components/ui/use-office-clock';
import { nextDeadline, type TimeLeftTexts, timeLeft } from './deadline-text';

type Props = { sentences: { date: string; text: string }[]; left: TimeLeftTexts; timeZone: string };

/** The next deadline and the time left; empty in the HTML. */
export function NextDeadline({ sentences, left, timeZone }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const clock = useOfficeClock(line, timeZone);
  const next = clock && nextDeadline(sentences, clock.today);
  return (
    <p ref={line} className="ml-auto hidden py-2.75 roomy:block print:hidden">
      {next && clock && (
        <>
          {next.text} <strong className="font-semibold">{timeLeft(next.date, clock.today, left)}</strong>
        </>
      )}
    </p>
  );
}
