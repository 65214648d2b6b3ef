import { holidaysOf, missingHolidays } from '@/company/holidays';

// https://lovdata.no/lov/1947-04-26-1 and Easter as the almanac has it.
test.each([
  [2024, '2024-03-28', '2024-05-20'],
  [2026, '2026-04-02', '2026-05-25'],
  [2027, '2027-03-25', '2027-05-17'],
  [2038, '2038-04-22', '2038-06-14'],
])('%d: Maundy Thursday and Whit Monday', (year, thursday, whitMonday) => {
  expect(holidaysOf(year)).toEqual(expect.arrayContaining([thursday, whitMonday]));
});

test('holidays ahead are missing where the office would be said to be open', () => {
  const openingHours = [{ days: ['Thursday' as const, 'Friday' as const], opens: '08:00', closes: '16:00' }];
  const closedDates = ['2026-12-25'];
  expect(missingHolidays({ openingHours, closedDates }, '2026-11-24')).toEqual([
    '2027-01-01',
    '2027-03-25',
    '2027-03-26',
    '2027-05-06',
  ]);
  expect(missingHolidays({}, '2026-11-24')).toEqual([]);
});
