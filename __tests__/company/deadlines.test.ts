import { vatDeadlines } from '@/company/deadlines';
import { nextDeadline, timeLeft } from '@/components/deadlines/deadline-text';

const days = (year: number) => vatDeadlines(year).map(({ date }) => date.slice(5));

describe('the deadlines of VAT returns', () => {
  it('fall on six days a year, the first one for the last term of the year before', () => {
    expect(days(2025)).toEqual(['02-10', '04-10', '06-10', '09-01', '10-10', '12-10']);
    expect(vatDeadlines(2026).map(({ term, year }) => [term, year])).toEqual([
      [6, 2025],
      [1, 2026],
      [2, 2026],
      [3, 2026],
      [4, 2026],
      [5, 2026],
    ]);
  });

  it.each([
    ['a Saturday', 2026, '10-12'],
    ['a Sunday', 2027, '10-11'],
    ['Good Friday, and the days off after it', 2020, '04-14'],
  ])('wait for the next working day after %s', (_, year, day) => {
    expect(days(year)).toContain(day);
  });

  it('are counted down to', () => {
    const words = { today: 'I dag.', tomorrow: 'I morgen.', inDays: 'Om {days} dager.' };
    const next = (today: string) => nextDeadline(vatDeadlines(2026), today)?.date ?? '';
    expect(next('2026-12-10')).toBe('2026-12-10');
    expect(next('2026-12-11')).toBe('');
    expect(timeLeft('2026-12-10', '2026-11-24', words)).toBe('Om 16 dager.');
    expect(timeLeft('2026-12-10', '2026-12-09', words)).toBe('I morgen.');
    expect(timeLeft('2026-12-10', '2026-12-10', words)).toBe('I dag.');
  });
});
