import { act, render } from '@testing-library/react';
import type { Company } from '@/company/company';
import { OpenNow } from '@/components/contact/OpenNow';

const HOURS: Company['openingHours'] = [
  { days: ['Monday'], opens: '08:00', closes: '16:00' },
  { days: ['Tuesday'], byAppointment: true },
];
/** Of a language that browsers do not know. */
const DATES = {
  weekdays: ['nai', 'mai', 'tai', 'oai', 'tor', 'fai', 'lai'],
  months: Array.from({ length: 12 }, (_, month) => `{weekday} {day}/${month + 1}`),
};
const TEXT = {
  openNow: 'until {closes}',
  opensToday: 'today {opens}',
  opensTomorrow: 'tomorrow {opens}',
  opensOn: '{day} {opens}',
  openByAppointment: 'by appointment',
};

let near: (entries: { isIntersecting: boolean }[]) => void;
Object.assign(window, {
  requestIdleCallback: (act: () => void) => act(),
  cancelIdleCallback: () => {},
  IntersectionObserver: class {
    constructor(callback: typeof near) {
      near = callback;
    }
    observe() {}
    disconnect() {}
  },
});
afterEach(() => jest.useRealTimers());

/** Renders the line for an office in Oslo at a moment. */
function lineAt(now: string): Element | null {
  jest.useFakeTimers({ now: new Date(now) });
  const times = { '08:00': '8 AM', '16:00': '4 PM' };
  const { container } = render(
    <OpenNow
      hours={HOURS}
      closedDates={[]}
      timeZone="Europe/Oslo"
      text={TEXT}
      times={times}
      dates={DATES}
      longest=""
    />,
  );
  return container.querySelector('[data-open-now]');
}

describe('the line of the opening hours', () => {
  it.each([
    ['2026-11-23T10:00Z', 'until 4 PM'],
    ['2026-11-23T06:00Z', 'today 8 AM'],
    ['2026-11-22T10:00Z', 'tomorrow 8 AM'],
    ['2026-11-27T10:00Z', 'mai 8 AM'],
    ['2026-11-23T18:00Z', 'mai 30/11 8 AM'],
    ['2026-11-24T10:00Z', 'by appointment'],
  ])('is at %s: %s', (now, text) => {
    expect(lineAt(now)?.textContent).toBe(text);
  });

  it('starts one clock, also if the visitor comes near before the browser is idle', () => {
    const onCancel = jest.spyOn(window, 'cancelIdleCallback');
    jest.spyOn(window, 'requestIdleCallback').mockReturnValueOnce(7);
    const line = lineAt('2026-11-23T10:00Z');
    expect(line?.textContent).toBe('');
    act(() => near([{ isIntersecting: true }]));
    expect(line?.textContent).toBe('until 4 PM');
    expect(onCancel).toHaveBeenCalledWith(7);
  });

  it('changes with the next minute', () => {
    const line = lineAt('2026-11-23T14:58:30Z');
    act(() => jest.advanceTimersByTime(89_999));
    expect(line?.textContent).toBe('until 4 PM');
    act(() => jest.advanceTimersByTime(1));
    expect(line?.textContent).toBe('mai 30/11 8 AM');
  });
});
