import { showPrintDate } from '@/components/layout/static-parts.browser';
import { dateWords, weekdayIn, writeDate, writeTime } from '@/lib/calendar/dates';
import { nextDeadlines, vatDeadlines } from '@/lib/calendar/deadlines';
import { holidaysOf, missingHolidays, openEves } from '@/lib/calendar/holidays';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const LANGUAGES = ['nb-NO', 'nn-NO', 'se-NO', 'en-GB', 'pl-PL', 'uk-UA', 'de-DE', 'hu-HU', 'lt-LT', 'ja-JP'];
const DAYS = ['2026-01-01', '2026-05-17', '2026-08-29', '2026-12-24', '2027-10-31'];
const FORMATS: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { weekday: 'long', day: 'numeric', month: 'long' },
];

describe('a date in words of the build', () => {
  it.each(LANGUAGES)('is written as in %s', (language) => {
    for (const format of FORMATS) {
      const words = dateWords(language, format);
      for (const day of DAYS) {
        const written = new Date(day).toLocaleDateString(language, { ...format, timeZone: 'UTC' });
        // Node breaks the two differently.
        expect(writeDate(words, day).replace(/\s/g, ' ')).toBe(written.replace(/\s/g, ' '));
        expect(weekdayIn(words.weekdays, day)).toBe(
          new Date(day).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
        );
      }
    }
  });

  it('is printed for the day of the visitor, also in a language that the browser does not know', () => {
    const { months } = dateWords('se-NO', { dateStyle: 'long' });
    document.body.innerHTML = '<div id="letter-head"><span>Ørn</span><span></span></div><footer></footer>';
    (document.querySelector('footer') as HTMLElement).dataset.months = months.join('|');
    // The tests run in Los Angeles.
    jest.useFakeTimers({ now: new Date('2027-01-05T07:59Z') });
    jest.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('January 4, 2027');
    showPrintDate();
    expect(document.querySelector('#letter-head')?.lastChild?.textContent).toBe('2027 ođđajagemánnu 4');
  });
});

const days = (year: number) => vatDeadlines(year).map(({ date }) => date.slice(5));

describe('deadlines of VAT returns', () => {
  it('are on six days a year, the first one for the last term of the year before', () => {
    expect(days(2025)).toEqual(['02-10', '04-10', '06-10', '09-01', '10-10', '12-10']);
    expect(days(2027)).toEqual(['02-10', '04-12', '06-10', '08-31', '10-11', '12-10']);
    expect(vatDeadlines(2026).map(({ term }) => term)).toEqual([6, 1, 2, 3, 4, 5]);
  });

  it.each([
    ['a Saturday', 2026, '10-12'],
    ['Good Friday, and the days off after it', 2020, '04-14'],
  ])('are on the next working day after %s', (_, year, day) => {
    expect(days(year)).toContain(day);
  });
});

it.each([
  ['2026-12-10', '2026-12-10', '2027-10-11'],
  ['2026-12-11', '2027-02-10', '2027-12-10'],
])('from %s on, the next six deadlines are from %s to %s', (today, first, last) => {
  const dates = nextDeadlines(today).map(({ date }) => date);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([6, first, last]);
});

// https://lovdata.no/lov/1947-04-26-1 and Easter as the almanac has it.
it.each([
  ['03-28', '03-29', '04-01', '05-09', '05-20', 2024],
  ['04-02', '04-03', '04-06', '05-14', '05-25', 2026],
  ['04-15', '04-16', '04-19', '05-27', '06-07', 2049],
  ['04-16', '04-17', '04-20', '05-28', '06-08', 2076],
] as const)('holidays are on %s, %s, %s, %s and %s, and five fixed days, in %d', (...days) => {
  const year = days[5];
  const all = ['01-01', '05-01', '05-17', '12-25', '12-26', ...days.slice(0, 5)];
  expect(holidaysOf(year)).toEqual(all.map((day) => `${year}-${day}`).sort());
});

it('holidays ahead are missing if the office would be open', () => {
  const openingHours = [{ days: ['Thursday' as const, 'Friday' as const], opens: '08:00', closes: '16:00' }];
  const closedDates = ['2027-03-26'];
  expect(missingHolidays({ openingHours, closedDates }, '2027-01-01')).toEqual([
    ...['2027-01-01', '2027-03-25', '2027-05-06'],
    ...['2028-04-13', '2028-04-14', '2028-05-25'],
  ]);
  expect(missingHolidays({}, '2026-11-24')).toEqual([]);
  expect(openEves({ openingHours, closedDates: ['2026-12-24'] }, '2026-11-24')).toEqual([
    '2026-12-31',
    '2027-12-24',
    '2027-12-31',
  ]);
});

it.each([
  ['nb', '20.16', '00.05', '12.00'],
  ['se', '20:16', '00:05', '12:00'],
  ['en', '8:16 PM', '12:05 AM', '12:00 PM'],
  ['fi', '20.16', '0.05', '12.00'],
  ['ko', 'PM 8:16', 'AM 12:05', 'PM 12:00'],
  ['fr-CA', '20 h 16', '00 h 05', '12 h 00'],
  ['tlh', '20:16', '00:05', '12:00'], // no browser has Klingon
])('times in %s are %s, %s and %s', (language, ...times) => {
  const dates = [new Date(2026, 10, 26, 20, 16), new Date(2026, 10, 26, 0, 5), new Date(2026, 10, 26, 12)];
  expect(dates.map((date) => writeTime(language, date))).toEqual(times);
});
