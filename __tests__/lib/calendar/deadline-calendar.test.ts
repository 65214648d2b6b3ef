/** @jest-environment node */
import ICAL from 'ical.js';
import { sync, type VEvent } from 'node-ical';
import { deadlineCalendar } from '@/lib/calendar/deadline-calendar';
import { company } from '@/lib/company';

jest.mock('next-intl/server', () => jest.requireActual('../../texts'));

const NAME = 'Ås, Ørn';
const REVISION = '2027-03-04T05:06:07.000Z';
const SEQUENCE = 226_299_967; // seconds from 2020 to then

async function calendarOf(day: string): Promise<string> {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    BUILD_DAY: day,
    CALENDAR_REVISIONS: JSON.stringify({ no: Date.parse(REVISION) }),
  });
  jest.replaceProperty(company, 'name', NAME);
  jest.replaceProperty(company, 'brand', 'Ørn');
  return await deadlineCalendar('no');
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the calendar of deadlines', () => {
  it('has each VAT deadline of three years as a day, in lines that programs read', async () => {
    const calendar = await calendarOf('2026-11-26');
    expect(calendar.match(/^DTSTART.*\r\nDTEND.*\r$/gm)).toHaveLength(18);
    // 10 October 2026 is a Saturday.
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261012\r\nDTEND;VALUE=DATE:20261013\r\n');
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(await calendarOf('2026-12-31')).toBe(calendar);
  });

  it('is read by ical.js, with its name and the interval of a subscription', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await calendarOf('2026-11-26')));
    const propertyOf = (name: string) => String(calendar.getFirstPropertyValue(name));
    for (const name of ['name', 'x-wr-calname']) expect(propertyOf(name)).toMatch(/ – Ørn$/);
    for (const name of ['refresh-interval', 'x-published-ttl']) expect(propertyOf(name)).toBe('P1W');
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    const [event] = events.filter(({ startDate }) => startDate.toString() === '2026-08-31');
    expect([event?.summary, event?.duration.toString(), event?.sequence]).toEqual([
      expect.stringContaining('mai–juni'),
      'P1D',
      SEQUENCE,
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(18);
  });

  it('is read by node-ical', async () => {
    const events = Object.values(sync.parseICS(await calendarOf('2026-11-26'))).filter(
      (part) => part?.type === 'VEVENT',
    );
    expect(events).toHaveLength(18);
    const { summary, description, sequence, dtstamp, lastmodified, datetype } = events[0] as VEvent;
    expect(summary).toMatch(/6.*nov\.–des/);
    expect(description).toBe(`${NAME}, ${company.phone}`);
    expect([dtstamp, lastmodified].map((time) => time?.toISOString())).toEqual([REVISION, REVISION]);
    expect([Number(sequence), datetype]).toEqual([SEQUENCE, 'date']);
  });
});
