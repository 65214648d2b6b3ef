/** @jest-environment node */

import { dateWords } from '@/lib/calendar/dates';
import { clockIn } from '@/lib/calendar/open-state';
import { workingCalendar } from '@/lib/calendar/opening-hours';
import { replyDay, replyDayText } from '@/lib/calendar/reply-day';
import type { Company, OpeningRow, Weekday } from '@/model/facts';

const HOUR_MS = 3_600_000;
const WEEK: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const OFFICE: OpeningRow[] = [{ days: WEEK, opens: '08:00', closes: '16:00' }];

type Firm = Pick<Company, 'openingHours' | 'closedDates' | 'timeZone' | 'country'>;
const norwegian = (openingHours: OpeningRow[], closedDates: string[] = []): Firm => ({
  openingHours,
  closedDates,
  timeZone: 'Europe/Oslo',
  country: 'NO',
});

function promiseOf(firm: Firm, workingDays: number, language = 'en-GB') {
  return {
    workingDays,
    ...workingCalendar(firm as Company),
    timeZone: firm.timeZone,
    dates: dateWords(language, { weekday: 'long', day: 'numeric', month: 'long' }),
  };
}
const replyTo = (moment: string, firm: Firm, workingDays = 1) =>
  replyDay(clockIn(firm.timeZone, new Date(moment)), promiseOf(firm, workingDays));

describe('the last day for an answer', () => {
  // Winter in Oslo is one hour ahead of UTC. 2026-11-30 is a Monday.
  const MIXED: OpeningRow[] = [
    { days: ['Monday'], opens: '13:00', closes: '16:00' },
    { days: ['Monday'], opens: '08:00', closes: '12:00' },
    { days: ['Tuesday'], byAppointment: true },
    { days: ['Friday'], opens: '08:00', closes: '11:30' },
    { days: ['Saturday'], opens: '10:00', closes: '13:00' },
  ];
  it.each<[when: string, moment: string, firm: Firm, workingDays: number, day: string]>([
    ['before it opens', '2026-11-30T05:00Z', norwegian(OFFICE), 1, '2026-12-01'],
    ['the minute before it closes', '2026-11-30T14:59:59Z', norwegian(OFFICE), 1, '2026-12-01'],
    ['as it closes', '2026-11-30T15:00Z', norwegian(OFFICE), 1, '2026-12-02'],
    ['on a Friday afternoon', '2026-11-27T15:40Z', norwegian(OFFICE), 1, '2026-12-01'],
    ['on a Saturday', '2026-11-28T12:00Z', norwegian(OFFICE), 1, '2026-12-01'],
    ['in the last hour before Easter', '2027-03-24T14:30Z', norwegian(OFFICE), 1, '2027-03-30'],
    ['after the last hour before Easter', '2027-03-24T15:00Z', norwegian(OFFICE), 1, '2027-03-31'],
    ['before a closed day that is no holiday', '2026-12-23T10:00Z', norwegian(OFFICE, ['2026-12-24']), 1, '2026-12-28'],
    ['before a holiday that no closed day names', '2027-05-14T10:00Z', norwegian(OFFICE), 1, '2027-05-18'],
    [
      'abroad, before a Norwegian holiday',
      '2027-05-14T10:00Z',
      { ...norwegian(OFFICE), country: 'SE' },
      1,
      '2027-05-17',
    ],
    ['within ten days', '2026-11-30T10:00Z', norwegian(OFFICE), 10, '2026-12-14'],
    ['in a break', '2026-11-30T11:30Z', norwegian(MIXED), 1, '2026-12-01'],
    ['on an evening by appointment', '2026-12-01T20:00Z', norwegian(MIXED), 1, '2026-12-04'],
    ['on a half day', '2026-12-04T10:29Z', norwegian(MIXED), 1, '2026-12-05'],
    ['after a half day', '2026-12-04T10:30Z', norwegian(MIXED), 1, '2026-12-07'],
    ['without opening hours', '2026-11-27T22:00Z', norwegian([]), 1, '2026-11-30'],
    ['while it is Tuesday at the office only', '2026-11-30T23:30Z', norwegian(OFFICE), 1, '2026-12-02'],
    [
      'while it is Monday at the office only',
      '2026-12-01T02:00Z',
      { ...norwegian(OFFICE), timeZone: 'America/Halifax' },
      1,
      '2026-12-02',
    ],
  ])('to a message that is sent %s', (_, moment, firm, workingDays, day) => {
    expect(replyTo(moment, firm, workingDays)).toBe(day);
  });

  it.each([
    ['nb-NO', 'tirsdag 1. desember'],
    ['en-GB', 'Tuesday 1 December'],
  ])('is written in %s: %s', (language, words) => {
    const sent = Date.parse('2026-11-27T15:40Z');
    expect(replyDayText(sent, promiseOf(norwegian(OFFICE), 1, language))).toBe(words);
  });
});

it('of every hour of 400 days, a second way of counting finds the same', () => {
  const SUMMER = Array.from({ length: 19 }, (_, day) => `2026-07-${String(6 + day).padStart(2, '0')}`);
  const closed = [...SUMMER, '2026-12-24', '2026-12-31'];
  const firm = norwegian(
    [
      { days: ['Monday', 'Thursday'], opens: '12:30', closes: '17:00' },
      { days: ['Monday', 'Thursday'], opens: '09:00', closes: '12:00' },
      { days: ['Tuesday'], byAppointment: true },
      { days: ['Friday'], opens: '09:00', closes: '12:00' },
      { days: ['Saturday'], opens: '10:00', closes: '14:00' },
    ],
    closed,
  );
  // The same as a person would write it: when each weekday ends, Sunday first, and the days off.
  const ends = [null, '17:00', '24:00', null, '17:00', '12:00', '14:00'];
  const off = [
    ...['2026-04-02', '2026-04-03', '2026-04-06', '2026-05-01', '2026-05-14', '2026-05-25', '2026-12-25', '2026-12-26'],
    ...['2027-01-01', '2027-03-25', '2027-03-26', '2027-03-29', '2027-05-01', '2027-05-06', '2027-05-17', ...closed],
  ];
  const START = Date.parse('2026-03-01T00:00Z');
  // European summer time: 01:00 UTC on the last Sundays of March and October.
  const SUMMER_TIME = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2027-03-28T01:00Z'].map(Date.parse);
  const days = Array.from({ length: 460 }, (_, day) => new Date(START + 24 * day * HOUR_MS).toISOString().slice(0, 10));
  const endOf = (date: string) => (off.includes(date) ? null : ends[new Date(date).getUTCDay()]);
  const working = days.flatMap((date) => (endOf(date) ? [{ date, end: `${date} ${endOf(date)}` }] : []));
  const promises = [1, 2, 3, 4].map((workingDays) => promiseOf(firm, workingDays));
  for (let hour = 0; hour < 400 * 24; hour++) {
    const moment = START + hour * HOUR_MS;
    const isSummer = SUMMER_TIME.filter((change) => change <= moment).length % 2;
    const local = new Date(moment + (1 + isSummer) * HOUR_MS).toISOString();
    const [today, time] = [local.slice(0, 10), local.slice(11, 16)];
    const first = working.findIndex(({ end }) => `${today} ${time}` < end);
    const promise = promises[hour % 4] ?? promiseOf(firm, 1);
    // Asking browsers for the time in a zone takes most of the time; 7 hours apart, it is asked at each hour of the day.
    if (hour % 7 === 0) expect(clockIn(firm.timeZone, new Date(moment))).toEqual({ today, time });
    const found = replyDay({ today, time }, promise);
    const expected = working[first + promise.workingDays]?.date;
    if (found !== expected || found <= today) throw new Error(`${local}: ${found} instead of ${expected}`);
  }
});
