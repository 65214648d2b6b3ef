import { render } from '@testing-library/react';
import { DeadlineList } from '@/components/deadlines/DeadlineList';

const row = (date: string) => ({ date, day: date, month: '', term: '' });
const yearOf = (year: number) => ({
  label: `year ${year}`,
  rows: [`${year}-02-10`, `${year}-04-12`, `${year}-06-10`].map(row),
});
const LEFT = { today: 'today', tomorrow: 'tomorrow', inDays: 'in {days} days' };

Object.assign(window, {
  requestIdleCallback: (start: () => void) => start(),
  cancelIdleCallback: () => {},
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});
afterEach(() => jest.useRealTimers());

it.each([
  ['2027-04-11T22:01Z', 'year 2027', ['2027-02-10'], '2027-04-12 today'],
  ['2027-04-10T22:01Z', 'year 2027', ['2027-02-10'], '2027-04-12 tomorrow'],
  ['2027-06-10T22:01Z', 'year 2027', ['2027-02-10', '2027-04-12', '2027-06-10'], undefined],
  ['2027-12-31T23:01Z', 'year 2028', [], '2028-02-10 in 40 days'],
])('at %s, the list of deadlines in Oslo has the label %s, past ones %j, next %s', (now, label, past, next) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(
    <DeadlineList years={[yearOf(2027), yearOf(2028)]} left={LEFT} timeZone="Europe/Oslo" />,
  );
  const daysOf = (selector: string) =>
    [...container.querySelectorAll(`${selector} .numerals`)].map((day) => day.textContent?.trim());
  expect(container.querySelector('ol')?.getAttribute('aria-label')).toBe(label);
  expect(daysOf('[data-past]')).toEqual(past);
  expect(container.querySelector('[data-next]')?.textContent).toBe(next);
});
