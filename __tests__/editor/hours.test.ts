import { kindOf, rowsOf, weekOf, withKind } from '@/editor/hours';

const ROWS = [
  { days: ['Monday' as const, 'Tuesday' as const], opens: '08:00', closes: '11:30' },
  { days: ['Monday' as const, 'Tuesday' as const], opens: '12:00', closes: '16:00' },
  { days: ['Friday' as const], byAppointment: true as const },
];

test('opening hours are seven rows, and rows of the facts again', () => {
  const week = weekOf(ROWS);
  expect(week.map(kindOf)).toEqual([
    'dayLunch',
    'dayLunch',
    'dayClosed',
    'dayClosed',
    'dayAppointment',
    'dayClosed',
    'dayClosed',
  ]);
  expect(rowsOf(week)).toEqual(ROWS);
});

test('a day of another kind keeps its hours as far as they are known', () => {
  const [monday = { byAppointment: false, spans: [] }] = weekOf(ROWS);
  expect(withKind(monday, 'dayOpen').spans).toEqual([{ opens: '08:00', closes: '16:00' }]);
  expect(withKind(withKind(monday, 'dayOpen'), 'dayLunch').spans).toHaveLength(2);
  expect(withKind(monday, 'dayClosed')).toEqual({ byAppointment: false, spans: [] });
});

test('a week that is closed has no rows', () => {
  expect(rowsOf(weekOf([]))).toBeUndefined();
});
