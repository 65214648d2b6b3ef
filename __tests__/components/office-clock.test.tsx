import { act, render } from '@testing-library/react';
import type { Company } from '@/company/company';
import { OpenNow } from '@/components/contact/OpenNow';
import { DeadlineList, NextDeadline } from '@/components/deadlines/DeadlineList';
import { observe } from '../intersection-observer';

Object.assign(window, { requestIdleCallback: (start: () => void) => start(), cancelIdleCallback: () => {} });
afterEach(() => jest.useRealTimers());

/** Renders a part of the page at a moment. */
function renderAt(now: string, part: React.ReactElement): HTMLElement {
  jest.useFakeTimers({ now: new Date(now) });
  return render(part).container;
}

describe('the line of the opening hours', () => {
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
  const openNow = (
    <OpenNow
      hours={HOURS}
      closedDates={['2026-12-07']}
      timeZone="Europe/Oslo"
      text={TEXT}
      times={{ '08:00': '8 AM', '16:00': '4 PM' }}
      dates={DATES}
      longest=""
    />
  );

  it.each([
    ['2026-11-23T10:00Z', 'until 4 PM'],
    ['2026-11-23T06:00Z', 'today 8 AM'],
    ['2026-11-22T10:00Z', 'tomorrow 8 AM'],
    ['2026-11-27T10:00Z', 'mai 8 AM'],
    ['2026-11-23T18:00Z', 'mai 30/11 8 AM'],
    ['2026-11-24T10:00Z', 'by appointment'],
    ['2026-12-07T10:00Z', 'mai 14/12 8 AM'],
  ])('is at %s: %s', (now, text) => {
    expect(renderAt(now, openNow).textContent).toBe(text);
  });

  it('starts one clock, also if the visitor comes near before the browser is idle', () => {
    const cancelIdleCallback = jest.spyOn(window, 'cancelIdleCallback');
    jest.spyOn(window, 'requestIdleCallback').mockReturnValueOnce(7);
    const line = renderAt('2026-11-23T10:00Z', openNow);
    act(() => observe(false));
    expect(line.textContent).toBe('');
    act(() => observe(true));
    expect(line.textContent).toBe('until 4 PM');
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('changes with the next minute', () => {
    const line = renderAt('2026-11-23T14:58:30Z', openNow);
    act(() => jest.advanceTimersByTime(89_999));
    expect(line.textContent).toBe('until 4 PM');
    act(() => jest.advanceTimersByTime(1));
    expect(line.textContent).toBe('mai 30/11 8 AM');
  });
});

describe('the deadlines', () => {
  const rowsOf = (year: number) =>
    [`${year}-02-10`, `${year}-04-12`, `${year}-06-10`].map((date) => ({ date, day: date, month: '', term: '' }));
  const YEARS = [2027, 2028].map((year) => ({ label: `year ${year}`, rows: rowsOf(year) }));
  const SENTENCES = ['2027-06-10', '2028-02-10'].map((date) => ({ date, text: `Next: ${date}` }));
  const TEXTS = { today: 'today', tomorrow: 'tomorrow', inDays: 'in {days} days' };

  it.each([
    ['2027-04-11T22:01Z', 'year 2027', ['2027-02-10'], '2027-04-12 today'],
    ['2027-04-10T22:01Z', 'year 2027', ['2027-02-10'], '2027-04-12 tomorrow'],
    ['2027-06-10T22:01Z', 'year 2027', ['2027-02-10', '2027-04-12', '2027-06-10'], undefined],
    ['2027-12-31T23:01Z', 'year 2028', [], '2028-02-10 in 40 days'],
  ])('in Oslo at %s are those of the %s, past ones %j, next %s', (now, label, past, next) => {
    const list = renderAt(now, <DeadlineList years={YEARS} texts={TEXTS} timeZone="Europe/Oslo" />);
    const pastDays = [...list.querySelectorAll('[data-past] .numerals')].map((day) => day.textContent?.trim());
    expect(list.querySelector('ol')?.getAttribute('aria-label')).toBe(label);
    expect(pastDays).toEqual(past);
    expect(list.querySelector('[data-next]')?.textContent).toBe(next);
  });

  it.each([
    ['2027-06-10T21:59Z', 'Next: 2027-06-10 today'],
    ['2027-06-10T22:01Z', 'Next: 2028-02-10 in 244 days'],
  ])('are named in the first view at %s: %s', (now, text) => {
    const line = renderAt(now, <NextDeadline sentences={SENTENCES} texts={TEXTS} timeZone="Europe/Oslo" />);
    expect(line.textContent).toBe(text);
  });
});
