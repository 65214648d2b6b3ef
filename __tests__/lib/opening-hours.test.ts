/** @jest-environment node */
import type { OpeningHours } from '@/lib/company';
import { openingHoursRows } from '@/lib/opening-hours';

const WEEKDAYS: OpeningHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '16:00',
};

it('joins weekdays and weekend in Norwegian', () => {
  expect(openingHoursRows('no', [WEEKDAYS])).toEqual([
    { days: 'Mandag–fredag', hours: [{ opens: '08.00', closes: '16.00' }] },
    { days: 'Lørdag og søndag', hours: [] },
  ]);
});

it('writes hours on the 12-hour clock in English', async () => {
  const english = { html: 'en', hreflang: ['en'], intl: 'en-GB', browser: ['en'], prefix: '' };
  jest.doMock('@/messages/languages', () => ({ languages: { no: english } }));
  jest.resetModules();
  const rows = (await import('@/lib/opening-hours')).openingHoursRows('no', [{ ...WEEKDAYS, opens: '08:30' }]);
  expect(rows).toEqual([
    { days: 'Monday–Friday', hours: [{ opens: '8:30 AM', closes: '4 PM' }] },
    { days: 'Saturday and Sunday', hours: [] },
  ]);
});

it('gives a day with other hours its own row, in the order of the week', () => {
  const spans: OpeningHours[] = [
    { days: ['Wednesday'], opens: '08:00', closes: '18:00' },
    { days: ['Monday', 'Tuesday', 'Thursday'], opens: '08:00', closes: '16:00' },
  ];
  expect(openingHoursRows('no', spans).map(({ days }) => days)).toEqual([
    'Mandag og tirsdag',
    'Onsdag',
    'Torsdag',
    'Fredag–søndag',
  ]);
});

it('has one row for days with a break, the earlier hours first', () => {
  const spans: OpeningHours[] = [
    { ...WEEKDAYS, opens: '12:00', closes: '15:00' },
    { ...WEEKDAYS, opens: '08:00', closes: '11:00' },
  ];
  expect(openingHoursRows('no', spans)[0]).toEqual({
    days: 'Mandag–fredag',
    hours: [
      { opens: '08.00', closes: '11.00' },
      { opens: '12.00', closes: '15.00' },
    ],
  });
});
