/** @jest-environment node */
import type { OpeningHours } from '@/lib/company';
import { openingHoursRows } from '@/lib/opening-hours';
import { EN, NO } from '../fixture';

const WEEKDAYS: OpeningHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '16:00',
};

it('joins weekdays and weekend in Norwegian', () => {
  expect(openingHoursRows(NO, [WEEKDAYS])).toEqual([
    { days: 'Mandag–fredag', hours: { opens: '08.00', closes: '16.00' } },
    { days: 'Lørdag og søndag', hours: null },
  ]);
});

it('joins weekdays and weekend in English, with the hours of the 12-hour clock', () => {
  expect(openingHoursRows(EN, [WEEKDAYS])).toEqual([
    { days: 'Monday–Friday', hours: { opens: '8 AM', closes: '4 PM' } },
    { days: 'Saturday and Sunday', hours: null },
  ]);
});

it('writes the minutes in English when there are any', () => {
  const [row] = openingHoursRows(EN, [{ ...WEEKDAYS, opens: '08:30', closes: '12:00' }]);
  expect(row?.hours).toEqual({ opens: '8:30 AM', closes: '12 PM' });
});

it('gives a day with other hours its own row, in the order of the week', () => {
  const spans: OpeningHours[] = [
    { days: ['Wednesday'], opens: '08:00', closes: '18:00' },
    { days: ['Monday', 'Tuesday', 'Thursday'], opens: '08:00', closes: '16:00' },
  ];
  expect(openingHoursRows(EN, spans).map(({ days }) => days)).toEqual([
    'Monday and Tuesday',
    'Wednesday',
    'Thursday',
    'Friday–Sunday',
  ]);
});

it('gives a day with a break a row for each span, the earlier first', () => {
  const spans: OpeningHours[] = [
    { days: ['Friday'], opens: '12:00', closes: '15:00' },
    { days: ['Friday'], opens: '08:00', closes: '11:00' },
  ];
  expect(openingHoursRows(NO, spans).filter(({ days }) => days === 'Fredag')).toEqual([
    { days: 'Fredag', hours: { opens: '08.00', closes: '11.00' } },
    { days: 'Fredag', hours: { opens: '12.00', closes: '15.00' } },
  ]);
});
