import { clockWords, writeTime } from '@/lib/calendar/clock';

it.each([
  ['nb', '20.16', '00.05', '12.00'],
  ['se', '20:16', '00:05', '12:00'],
  ['en', '8:16 PM', '12:05 AM', '12:00 PM'],
  ['fi', '20.16', '0.05', '12.00'],
  ['ko', 'PM 8:16', 'AM 12:05', 'PM 12:00'],
  ['fr-CA', '20 h 16', '00 h 05', '12 h 00'],
])('times in %s are %s, %s and %s', (language, ...times) => {
  const words = clockWords(language);
  const dates = [new Date(2026, 10, 26, 20, 16), new Date(2026, 10, 26, 0, 5), new Date(2026, 10, 26, 12)];
  expect(dates.map((date) => writeTime(words, date))).toEqual(times);
});
