/** @jest-environment node */
import { deadlineCalendar } from '@/lib/calendar/deadline-calendar';

jest.mock('next-intl/server', () => jest.requireActual('../../texts'));

it('the calendar has each VAT deadline of three years as a day, in lines that programs read', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY: '2026-11-26' });
  const calendar = await deadlineCalendar('no');
  expect(calendar.match(/^DTSTART.*\r\nDTEND.*\r$/gm)).toHaveLength(18);
  // 10 October 2026 is a Saturday.
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261012\r\nDTEND;VALUE=DATE:20261013\r\n');
  expect(new Set(calendar.match(/^UID:.*/gm)).size).toBe(18);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
