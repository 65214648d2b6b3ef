'use client';

import clsx from 'clsx';
import { useOfficeClock } from '@/browser/use-office-clock';
import { type OfficeCalendar, type OpenWords, openSentence, openState } from '@/lib/calendar/open-state';

const LINES = 'absolute top-[.5lh] start-0 w-5 border-brass-line [--line:--theme(--color-brass-line)]';

interface OpenNowProps extends OpenWords, OfficeCalendar {
  timeZone: string;
  longest: string; // of its sentences
}

/** Says whether the office is open. Empty in the HTML, with the height of its longest sentence. */
export function OpenNow(props: OpenNowProps) {
  const [line, clock] = useOfficeClock<HTMLParagraphElement>(props.timeZone);
  const state = clock && openState(clock, props);
  return (
    <p
      ref={line}
      className="relative mb-3 text-balance ps-8 font-medium text-base leading-normal nojs:hidden print:hidden"
      data-open-now
      data-longest={props.longest}
      data-state={state && (state.open ? 'open' : 'closed')}
    >
      {/* One line while the office is closed, two while it is open. */}
      {state && <span className={clsx(LINES, state.open ? 'two-lines -mt-0.75' : 'border-t-line')} />}
      {state && <span>{openSentence(state, props)}</span>}
    </p>
  );
}
