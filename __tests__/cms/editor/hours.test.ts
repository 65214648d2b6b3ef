/** @jest-environment node */

import './browser';

import { changeKind, toRows, toWeek } from '@/cms/editor/Week';

const LUNCH = ['08:00', '11:30', '12:00', '16:00'];
const ROWS = [
  { days: ['Monday' as const, 'Tuesday' as const], opens: '08:00', closes: '11:30' },
  { days: ['Monday' as const, 'Tuesday' as const], opens: '12:00', closes: '16:00' },
  { days: ['Friday' as const], byAppointment: true as const },
];
const CLOSED = { kind: 'dayClosed', times: [] } as const;

test('rows of opening hours become a week, and rows again', () => {
  const week = toWeek(ROWS);
  const lunch = { kind: 'dayLunch', times: LUNCH };
  expect(week).toEqual([lunch, lunch, CLOSED, CLOSED, { kind: 'dayAppointment', times: [] }, CLOSED, CLOSED]);
  expect(toRows(week)).toEqual(ROWS);
  expect(toRows(toWeek([]))).toBeUndefined();
});

test.each([
  ['dayOpen', LUNCH, ['08:00', '16:00']],
  ['dayLunch', ['07:00', '15:00'], ['07:00', '11:30', '12:00', '15:00']],
  ['dayOpen', [], ['08:00', '16:00']],
  ['dayAppointment', LUNCH, []],
  ['dayClosed', LUNCH, []],
] as const)('a day that becomes %s keeps its times where it can: %j', (kind, before, after) => {
  expect(changeKind({ kind: 'dayClosed', times: [...before] }, kind)).toEqual({ kind, times: after });
});
