import { act, render } from '@testing-library/react';
import { ClosedDays } from '@/components/contact/ClosedDays.browser';
import { OpenNow } from '@/components/contact/OpenNow.browser';
import { DeadlineList, NextDeadline } from '@/components/deadlines/DeadlineList.browser';
import { officeWeek } from '@/lib/calendar/opening-hours';
import type { Company } from '@/model/facts';
import { observe } from '../jsdom';

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
      week={officeWeek(HOURS)}
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
    jest.spyOn(window, 'requestIdleCallback').mockReturnValueOnce(7);
    const line = renderAt('2026-11-23T10:00Z', openNow);
    act(() => observe(false));
    expect(line.textContent).toBe('');
    act(() => observe(true));
    expect(line.textContent).toBe('until 4 PM');
  });

  it('changes with the next minute', () => {
    const line = renderAt('2026-11-23T14:58:30Z', openNow);
    act(() => jest.advanceTimersByTime(89_999));
    expect(line.textContent).toBe('until 4 PM');
    act(() => jest.advanceTimersByTime(1));
    expect(line.textContent).toBe('mai 30/11 8 AM');
  });
});

const TEXTS = { today: 'today', tomorrow: 'tomorrow', inDays: 'in {days} days' };
const ZONE = { texts: TEXTS, timeZone: 'Europe/Oslo' };
const MONTHS = Array.from({ length: 12 }, (_, month) => `M${month + 1}`);
const TERMS = [1, 2, 3, 4, 5, 6].map((term) => `term ${term}`);
const deadlineList = <DeadlineList label="deadlines" terms={TERMS} day="{day}." months={MONTHS} {...ZONE} />;
const nextDeadline = (
  <NextDeadline
    sentences={TERMS.map((term) => `${term}: {date}`)}
    months={MONTHS.map((month) => `{day}. ${month}`)}
    {...ZONE}
  />
);
const closedDays = (
  <ClosedDays
    years={[
      { label: '2026', ranges: [{ last: '2026-12-26', text: '24.–26. M12' }] },
      {
        label: '2027',
        ranges: [
          { last: '2027-01-01', text: '1. M1' },
          { last: '2027-05-17', text: '17. M5' },
        ],
      },
    ]}
    next="next"
    all="all"
    timeZone="Europe/Oslo"
  />
);
const datesIn = (list: HTMLElement) => [...list.querySelectorAll('.numerals')].map((day) => day.textContent);
const rowsIn = (list: HTMLElement) =>
  [...list.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );

describe('the deadlines', () => {
  it.each([
    // 10 April 2027 is a Saturday.
    ['2027-04-11T22:01Z', ['12. M4', '10. M6', '31. M8', '11. M10', '10. M12', '10. M2'], '12. M4term 1 today'],
    ['2027-04-10T22:01Z', ['12. M4', '10. M6', '31. M8', '11. M10', '10. M12', '10. M2'], '12. M4term 1 tomorrow'],
    ['2026-12-11T10:00Z', ['10. M2', '12. M4', '10. M6', '31. M8', '11. M10', '10. M12'], '10. M2term 6 in 61 days'],
  ])('in Oslo at %s are %j', (now, dates, next) => {
    const list = renderAt(now, deadlineList);
    expect(datesIn(list)).toEqual(dates);
    expect([...list.querySelectorAll('[data-next]')].map((row) => row.textContent)).toEqual([next]);
  });

  it.each([
    ['2027-06-10T21:59Z', 'term 2: 10. M6 today'],
    ['2027-06-10T22:01Z', 'term 3: 31. M8 in 81 days'],
  ])('are named in the first view at %s: %s', (now, text) => {
    expect(renderAt(now, nextDeadline).textContent).toBe(text);
  });
});

it.each([
  ['2026-12-26T22:59Z', ['next: 24.–26. M12', '2026: 24.–26. M12', '2027: 1. M1, 17. M5']],
  ['2026-12-26T23:01Z', ['next: 1. M1', '2027: 1. M1, 17. M5']],
  ['2027-01-01T23:01Z', ['next: 17. M5', '2027: 17. M5']],
  ['2027-05-17T22:01Z', []],
])('closed days in Oslo at %s are %j', (now, rows) => {
  const list = renderAt(now, closedDays);
  const isHidden = (list.firstElementChild as HTMLElement).hidden;
  expect(isHidden ? [] : rowsIn(list)).toEqual(rows);
});
