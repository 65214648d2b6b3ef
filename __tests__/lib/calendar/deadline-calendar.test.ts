/** @jest-environment node */
import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { sync, type VEvent } from 'node-ical';
import { deadlineCalendar } from '@/lib/calendar/deadline-calendar';
import { REVISION, vatDeadlines } from '@/lib/calendar/deadlines';
import { company } from '@/lib/company';

jest.mock('next-intl/server', () => jest.requireActual('../../texts'));

const NAME = 'Ås, Ørn';

async function calendarOf(day: string): Promise<string> {
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY: day });
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
      REVISION.number,
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(18);
  });

  it('is read by node-ical', async () => {
    const events = Object.values(sync.parseICS(await calendarOf('2026-11-26'))).filter(
      (part) => part?.type === 'VEVENT',
    );
    expect(events).toHaveLength(18);
    const { summary, description, sequence, lastmodified, datetype } = events[0] as VEvent;
    expect(summary).toMatch(/6 nov\.–des/);
    expect(description).toBe(`${NAME}, ${company.phone}`);
    expect([Number(sequence), lastmodified?.toISOString().slice(0, 10), datetype]).toEqual([
      REVISION.number,
      REVISION.day,
      'date',
    ]);
  });

  it('has a higher number after each correction of its dates', () => {
    const years = Array.from({ length: 80 }, (_, index) => 2020 + index);
    const dates = createHash('sha256')
      .update(JSON.stringify(years.map(vatDeadlines)))
      .digest('hex')
      .slice(0, 12);
    const known = { number: 0, day: '2026-11-28', dates: 'f6d747d5666f' };
    const isKnown = JSON.stringify({ ...REVISION, dates }) === JSON.stringify(known);
    const problem = `The dates have changed: give REVISION a higher number and today’s date, and write both here, with ${dates}.`;
    expect(isKnown ? '' : problem).toBe('');
  });
});
