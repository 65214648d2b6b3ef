/** @jest-environment node */
import type { OpeningHours } from '@/lib/company';
import { openState as stateIn } from '@/lib/open-state';
import { openingHoursRows } from '@/lib/opening-hours';

const weekdays = (opens: string, closes: string): OpeningHours => ({
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens,
  closes,
});
const WEEK = [weekdays('08:00', '16:00')];
const BREAK = [weekdays('12:30', '16:00'), weekdays('08:00', '12:00')];
const HOLIDAYS = ['2026-12-24', '2026-12-25', '2027-03-25', '2027-03-26', '2027-03-29'];
const openState = (moment: string, hours: OpeningHours[], closed: string[] = [], zone = 'Europe/Oslo') =>
  stateIn(new Date(moment), hours, closed, zone);
const opens = (date: string, inDays: number, time = '08:00') => ({ open: false, opens: time, date, inDays });
const until = (closes: string) => ({ open: true, closes });

// Winter in Oslo is one hour ahead of UTC, summer two.
it.each([
  ['a minute before it opens in winter', '2026-11-23T06:59:59Z', opens('2026-11-23', 0)],
  ['as it opens in winter', '2026-11-23T07:00:00Z', until('16:00')],
  ['the last minute of the day', '2026-11-23T14:59:59Z', until('16:00')],
  ['as it closes', '2026-11-23T15:00:00Z', opens('2026-11-24', 1)],
  ['midnight in Oslo, still yesterday by UTC', '2026-11-23T23:00:00Z', opens('2026-11-24', 0)],
  ['Friday evening', '2026-11-27T18:00:00Z', opens('2026-11-30', 3)],
  ['the Monday after summer time begins', '2027-03-29T06:00:00Z', opens('2027-03-30', 1)],
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

it('goes by the clock of the office’s time zone', () => {
  expect(openState('2026-11-23T15:30:00Z', WEEK, [], 'Europe/London')).toEqual(until('16:00'));
});

it('looks further than a week', () => {
  const mondays: OpeningHours = { days: ['Monday'], opens: '10:00', closes: '12:00' };
  const state = openState('2026-11-23T12:00:00Z', [mondays], ['2026-11-30']);
  expect(state).toEqual(opens('2026-12-07', 14, '10:00'));
});

it('promises nothing where the office does not open at all', () => {
  expect(openState('2026-11-23T12:00:00Z', [])).toBeNull();
});

it('joins weekdays and weekend in Norwegian', () => {
  expect(openingHoursRows('no', WEEK)).toEqual([
    { days: 'Mandag–fredag', hours: [{ opens: '08.00', closes: '16.00' }] },
    { days: 'Lørdag og søndag', hours: [] },
  ]);
});

it('gives a day with other hours its own row, in the order of the week', () => {
  const spans: OpeningHours[] = [
    { days: ['Wednesday'], opens: '08:00', closes: '18:00' },
    { days: ['Monday', 'Tuesday', 'Thursday'], opens: '08:00', closes: '16:00' },
  ];
  const rows = openingHoursRows('no', spans).map(({ days }) => days);
  expect(rows).toEqual(['Mandag og tirsdag', 'Onsdag', 'Torsdag', 'Fredag–søndag']);
});

it('has one row for days with a break, the earlier hours first', () => {
  const [{ days, hours } = { days: '', hours: [] }] = openingHoursRows('no', BREAK);
  expect([days, ...hours.map(({ opens }) => opens)]).toEqual(['Mandag–fredag', '08.00', '12.30']);
});

it('writes hours on the 12-hour clock in English', async () => {
  const english = { lang: 'en', hreflang: ['en'], intl: 'en-GB', browser: ['en'], prefix: '' };
  jest.doMock('@/messages/languages', () => ({ languages: { no: english } }));
  jest.resetModules();
  const rows = (await import('@/lib/opening-hours')).openingHoursRows('no', [weekdays('08:30', '16:00')]);
  expect(rows).toEqual([
    { days: 'Monday–Friday', hours: [{ opens: '8:30 AM', closes: '4 PM' }] },
    { days: 'Saturday and Sunday', hours: [] },
  ]);
});
