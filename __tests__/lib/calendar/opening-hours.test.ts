/** @jest-environment node */

import type { Locale } from '@/i18n/locales';
import { dateWords } from '@/lib/calendar/dates';
import { lastClosedDate } from '@/lib/calendar/holidays';
import { clockIn, openState as stateIn } from '@/lib/calendar/open-state';
import { closedDateYears, longestOpenSentence, officeWeek, openingHoursRows } from '@/lib/calendar/opening-hours';
import type { Company, OpeningHours } from '@/model/facts';

const weekdays = (opens: string, closes: string): OpeningHours => ({
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens,
  closes,
});
const WEEK = [weekdays('08:00', '16:00')];
const BREAK = [weekdays('12:30', '16:00'), weekdays('08:00', '12:00')];
const MONDAYS: OpeningHours[] = [{ days: ['Monday'], opens: '10:00', closes: '12:00' }];
const HOLIDAYS = ['2026-12-24', '2026-12-25', '2027-03-25', '2027-03-26', '2027-03-29'];
const openState = (moment: string, hours: Company['openingHours'], closed: string[] = [], zone = 'Europe/Oslo') =>
  stateIn(clockIn(zone, new Date(moment)), { week: officeWeek(hours), closedDates: closed });
const afterHolidays = (moment: string, country: string, closedDates: string[]) =>
  stateIn(clockIn('Europe/Oslo', new Date(moment)), {
    week: officeWeek(WEEK),
    closedDates,
    holidaysAfter: lastClosedDate({ country, closedDates }),
  });
const opens = (date: string, inDays: number, time = '08:00') => ({ open: false, opens: time, date, inDays });
const until = (closes: string) => ({ open: true, closes });

/** Returns a row of the week as text. */
const written = ({ days, hours }: ReturnType<typeof openingHoursRows>[number]) =>
  [days, ...hours.map(({ opens, closes }) => `${opens}-${closes}`)].join(' ');

describe('the state of the office', () => {
  // Good Friday of 2034, years after the build.
  it.each([
    ['closed in Norway after the last closed day', 'NO', ['2027-12-24', '2026-05-17'], opens('2034-04-11', 4)],
    ['as ever before it', 'NO', ['2034-12-24'], until('16:00')],
    ['as ever in a firm without closed days', 'NO', [], until('16:00')],
    ['as ever abroad', 'SE', ['2027-12-24'], until('16:00')],
  ])('on a holiday is %s', (_, country, closedDates, state) => {
    expect(afterHolidays('2034-04-07T10:00Z', country, closedDates)).toEqual(state);
  });

  it('is the same by Temporal, where a browser has it', () => {
    const zoned = () => ({ toString: () => '2026-11-23T08:00:59.5+01:00[Europe/Oslo]' });
    const Temporal = { Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: zoned }) } };
    Object.assign(globalThis, { Temporal });
    const state = openState('2026-11-28T12:00Z', WEEK);
    Object.assign(globalThis, { Temporal: undefined });
    expect(state).toEqual(until('16:00'));
  });

  // Winter in Oslo is one hour ahead of UTC, summer two.
  it.each([
    ['a minute before it opens in winter', '2026-11-23T06:59:59Z', opens('2026-11-23', 0)],
    ['as it opens in winter', '2026-11-23T07:00:00Z', until('16:00')],
    ['the last minute of the day', '2026-11-23T14:59:59Z', until('16:00')],
    ['as it closes', '2026-11-23T15:00:00Z', opens('2026-11-24', 1)],
    ['midnight in Oslo, still yesterday by UTC', '2026-11-23T23:00:00Z', opens('2026-11-24', 0)],
    ['the night in which summer time begins', '2026-03-29T01:30:00Z', opens('2026-03-30', 1)],
    ['the second time the clock shows half past two', '2026-10-25T01:30:00Z', opens('2026-10-26', 1)],
    ['a holiday in the middle of office hours', '2026-12-24T10:00:00Z', opens('2026-12-28', 4)],
    ['New Year’s Eve, which is a year of its own', '2026-12-31T23:30:00Z', opens('2027-01-01', 0)],
  ])('knows the state at %s', (_, moment, state) => {
    expect(openState(moment, WEEK, HOLIDAYS)).toEqual(state);
  });

  it.each([
    ['before both', '2026-11-23T05:00:00Z', opens('2026-11-23', 0)],
    ['before the break', '2026-11-23T10:59:00Z', until('12:00')],
    ['in the break', '2026-11-23T11:00:00Z', opens('2026-11-23', 0, '12:30')],
  ])('knows the state of a day in two spans %s, whatever their order', (_, moment, state) => {
    expect(openState(moment, BREAK)).toEqual(state);
  });

  it.each([
    ['goes by the clock of the office’s time zone', '15:30', WEEK, [], 'Europe/London', until('16:00')],
    ['looks further than a week', '12:00', MONDAYS, ['2026-11-30'], 'Europe/Oslo', opens('2026-12-07', 14, '10:00')],
    ['is unknown if the office never opens', '12:00', [], [], 'Europe/Oslo', null],
  ])('%s', (_, time, hours, closed, zone, state) => {
    expect(openState(`2026-11-23T${time}:00Z`, hours, closed, zone)).toEqual(state);
  });

  it('does not depend on how a browser writes times', () => {
    const format = { get: () => () => '2026-11-23,\u202f08:00', configurable: true };
    const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
    expect(clockIn('Europe/Oslo', new Date('2026-11-22T23:05:00Z'))).toEqual({ today: '2026-11-23', time: '00:05' });
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', own);
  });

  it('joins hours that follow each other', () => {
    const hours = [weekdays('12:00', '16:00'), weekdays('08:00', '12:00')];
    expect(openState('2026-11-23T10:30:00Z', hours)).toEqual(until('16:00'));
    expect(openingHoursRows('no', hours)[0]?.hours).toEqual([{ opens: '08.00', closes: '16.00' }]);
  });

  const MIXED: Company['openingHours'] = [
    { days: ['Tuesday'], opens: '08:00', closes: '16:00' },
    { days: ['Monday', 'Wednesday'], byAppointment: true },
  ];
  const byAppointment = { open: false, byAppointment: true };
  it.each([
    ['on a day by appointment', '2026-11-23', MIXED, [], byAppointment],
    ['on a day with hours', '2026-11-24', MIXED, [], until('16:00')],
    ['on a closed weekday', '2026-11-22', MIXED, [], opens('2026-11-24', 2)],
    ['on a closed date', '2026-11-23', MIXED, ['2026-11-23'], opens('2026-11-24', 1)],
    ['if all days are by appointment', '2026-11-22', MIXED.slice(1), [], byAppointment],
  ])('knows days by appointment: %s', (_, date, hours, closed, state) => {
    expect(openState(`${date}T10:00:00Z`, hours, closed)).toEqual(state);
  });

  it('lists days by appointment without times', () => {
    const rows = openingHoursRows('no', MIXED);
    expect(rows.map(written)).toEqual(['Mandag', 'Tirsdag 08.00-16.00', 'Onsdag', 'Torsdag–søndag']);
    expect(rows.map((row) => row.byAppointment)).toEqual([true, false, true, false]);
  });
});

it('closed dates are grouped by year, consecutive days as a range', () => {
  const dates = ['2027-01-01', '2026-12-26', '2026-12-25', '2026-12-24', '2025-05-17', '2027-05-17'];
  expect(closedDateYears('no', '2026', dates)).toEqual([
    { year: '2026', ranges: [{ last: '2026-12-26', text: '24.–26.\u00a0desember' }] },
    {
      year: '2027',
      ranges: [
        { last: '2027-01-01', text: '1.\u00a0januar' },
        { last: '2027-05-17', text: '17.\u00a0mai' },
      ],
    },
  ]);
  expect(closedDateYears('no', '2028', dates)).toEqual([]);
});

describe('the rows of the week', () => {
  it.each<[string, Locale, OpeningHours[], string[]]>([
    ['join weekdays and weekend', 'no', WEEK, ['Mandag–fredag 08.00-16.00', 'Lørdag og søndag']],
    ['begin with the earlier hours', 'no', BREAK, ['Mandag–fredag 08.00-12.00 12.30-16.00', 'Lørdag og søndag']],
    [
      'have other hours separately, in the order of the week',
      'no',
      [
        { days: ['Wednesday'], opens: '08:00', closes: '18:00' },
        { days: ['Monday', 'Tuesday', 'Thursday'], opens: '08:00', closes: '16:00' },
      ],
      ['Mandag og tirsdag 08.00-16.00', 'Onsdag 08.00-18.00', 'Torsdag 08.00-16.00', 'Fredag–søndag'],
    ],
    ['have a colon in other languages', 'pl', WEEK, [expect.stringMatching(/ 08:00-16:00$/), expect.any(String)]],
  ])('%s', (_, locale, hours, rows) => {
    expect(openingHoursRows(locale, hours).map(written)).toEqual(rows);
  });

  it('use the 12-hour clock in English', async () => {
    const english = { lang: 'en', hreflang: ['en'], intl: 'en-GB', browser: ['en'], prefix: '' };
    jest.doMock('@/messages/languages', () => ({ languages: { no: english } }));
    jest.resetModules();
    const rows = (await import('@/lib/calendar/opening-hours')).openingHoursRows('no', [weekdays('08:30', '16:00')]);
    expect(rows.map(written)).toEqual(['Monday–Friday 8:30 AM-4 PM', 'Saturday and Sunday']);
  });
});

it.each([
  ['', 'Monday 8'],
  ['2026-12-25', 'Monday 8'],
  ['2026-12-28 2026-12-29 2026-12-30 2026-12-31 2027-01-01', 'Monday, January 4 8'],
  // On the evening before.
  ['2026-12-29 2026-12-30 2026-12-31 2027-01-01', 'Monday, January 4 8'],
])('the longest sentence about the hours, closed on “%s”: %s', (closed, longest) => {
  const text = {
    openNow: 'to {closes}',
    opensToday: '{opens}',
    opensTomorrow: 'then {opens}',
    opensOn: '{day} {opens}',
  };
  const dates = dateWords('en', { weekday: 'long', day: 'numeric', month: 'long' });
  const words = { text, times: { '08:00': '8', '16:00': '4' }, dates };
  const calendar = { week: officeWeek(WEEK), closedDates: closed.split(' ').filter(Boolean) };
  expect(longestOpenSentence(words, calendar)).toBe(longest);
});
